/** The schema.org types of listings with premises, and therefore an address. */
type PlaceType =
  | 'BarOrPub'
  | 'Bakery'
  | 'CafeOrCoffeeShop'
  | 'EntertainmentBusiness'
  | 'FastFoodRestaurant'
  | 'Hostel'
  | 'Hotel'
  | 'IceCreamShop'
  | 'LandmarksOrHistoricalBuildings'
  | 'LocalBusiness'
  | 'LodgingBusiness'
  | 'Museum'
  | 'NightClub'
  | 'Park'
  | 'PerformingArtsTheater'
  | 'Restaurant'
  | 'Store'
  | 'Winery';

/** `TouristTrip` is an activity, regardless of its operator; it has no premises and no telephone of its own. */
export type EntityType = PlaceType | 'TouristTrip';
