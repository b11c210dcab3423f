/** Who data is read for: staff also get inactive items (decision D-62). */
export type Audience = 'visitors' | 'staff'
