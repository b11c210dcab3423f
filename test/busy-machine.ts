/** Engines of several test files share the processor, so a statement may take its time. */
export const BUSY_MACHINE = { patience: { silent: 30, idle: 30 } }
