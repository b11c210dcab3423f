/** Return to player, in percent (decision D-45). */

/** The colour band: 97 and above, 95 and above, below. */
export function rtpBand(rtp: number): 'high' | 'mid' | 'low' {
  if (rtp >= 97) return 'high'
  return rtp >= 95 ? 'mid' : 'low'
}

/** With a percent sign and one or two decimals: 96.5%, 97.0%, 96.51%. */
export function formatRtp(rtp: number): string {
  return `${rtp.toFixed(2).replace(/0$/, '')}%`
}
