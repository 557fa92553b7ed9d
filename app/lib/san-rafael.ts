/** Where the guide's days and opening hours are counted. */
export const TIME_ZONE = 'America/Argentina/Mendoza';
