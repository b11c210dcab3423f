/** Who asks for something to be done. Permission is decided from this, in the operation. */
export type Actor =
  /** `address` is the visitor's network address, an IPv6 one cut to its /64. */
  | { role: 'visitor'; address: string }
  | { role: 'admin' | 'owner'; adminId: number; username: string }
  | { role: 'system' }
