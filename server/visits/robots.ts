/** Words with which programs name themselves in their User-Agent. Browsers of persons have none of them. */
const NAMES =
  /bot\b|bot[/;-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|scrap|curl|wget|python|java\/|axios|node|go-http/i;

/** Whether a program sent the request that says so itself, or that does not say what it is. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || NAMES.test(userAgent);
