export default function AdminsScreen() {
  return <h1>Admins</h1>
}
