export interface ChatLink {
  title: string
  path: string
}

export interface Message {
  id: number
  type: 'user' | 'bot'
  content: string
  /** ISO 8601. */
  timestamp: string
  links?: readonly ChatLink[]
  /** Goes along with every later question, however long the conversation grows. */
  keep?: boolean
  /** The visitor cleared the conversation; it goes along with later questions all the same. */
  isHidden?: boolean
  /** Stands for the reply that is on its way. */
  pending?: boolean
}
