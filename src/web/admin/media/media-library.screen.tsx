export default function MediaLibraryScreen() {
  return <h1>Media</h1>
}
