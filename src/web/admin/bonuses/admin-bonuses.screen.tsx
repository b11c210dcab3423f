export default function AdminBonusesScreen() {
  return <h1>Bonuses</h1>
}
