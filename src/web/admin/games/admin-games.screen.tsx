export default function AdminGamesScreen() {
  return <h1>Games</h1>
}
