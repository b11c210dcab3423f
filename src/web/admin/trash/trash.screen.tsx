export default function TrashScreen() {
  return <h1>Trash</h1>
}
