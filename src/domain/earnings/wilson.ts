/**
 * The 95 % confidence interval of a rate, by the score interval of Wilson (Journal of the American Statistical
 * Association 22, 1927). Undefined without trials. More successes than trials count as all.
 */
export function wilsonInterval(successes: number, trials: number): { low: number; high: number } | undefined {
  if (trials <= 0) return undefined
  const share = Math.min(1, successes / trials)
  const z2 = Z ** 2
  const middle = share + z2 / (2 * trials)
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2))
  const scale = 1 + z2 / trials
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.96
