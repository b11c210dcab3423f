export default function AuditLogScreen() {
  return <h1>Audit log</h1>
}
