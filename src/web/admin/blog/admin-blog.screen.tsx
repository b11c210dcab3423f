export default function AdminBlogScreen() {
  return <h1>Blog</h1>
}
