export default function AdminReviewsScreen() {
  return <h1>Reviews</h1>
}
