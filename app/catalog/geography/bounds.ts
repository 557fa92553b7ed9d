/** Degrees, least and most: the province of Mendoza and a little around it. A point in another one is a slip. */
export const bounds = { lat: [-38, -32], lng: [-71, -66] } as const;
