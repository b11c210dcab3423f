/** Engines of several test files share the processor, so statements may be slow. */
export const BUSY_MACHINE = { patience: { silent: 30, idle: 30 } }
