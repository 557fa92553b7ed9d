/** Minimum and maximum degrees: the province of Mendoza and a little around it. A point outside is a typo. */
export const bounds = { lat: [-38, -32], lng: [-71, -66] } as const;
