/** Who a list or a single thing is read for: staff see what is inactive as well (decision D-62). */
export type Audience = 'visitors' | 'staff'
