export default function AdminCasinosScreen() {
  return <h1>Casinos</h1>
}
