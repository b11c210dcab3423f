export default function AdminNewsletterScreen() {
  return <h1>Newsletter</h1>
}
