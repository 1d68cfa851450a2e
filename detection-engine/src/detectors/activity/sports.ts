/**
 * Sports that are not done on water, with the names that FIT, TCX and GPX files, Garmin and Strava give them, without
 * capitals, spaces and signs. TCX knows only running, biking and other, and some GPX types are numbers of a service: a
 * name that is not listed says nothing.
 */
const SPORTS_ON_LAND: Readonly<Record<string, string>> = {
  cycling:
    'cycling bicycle bicycling bike biking ride roadcycling roadbiking roadbike gravelcycling gravelbiking gravelride ' +
    'mountainbiking mountainbike mountainbikeride mtb downhillbiking cyclocross bmx trackcycling recumbentcycling ' +
    'handcycle handcycling velomobile commuting ebike ebiking ebikeride ebikefitness ebikemountain emountainbikeride ' +
    'indoorcycling indoorbiking virtualride cyclingsport cyclingtransport',
  running:
    'running run jogging jog trailrunning trailrun streetrunning roadrunning trackrunning treadmillrunning treadmill ' +
    'indoorrunning virtualrun virtualrunning ultrarun ultrarunning obstaclerun orienteering',
  walking:
    'walking walk casualwalking speedwalking fitnesswalking racewalking nordicwalking indoorwalking dogwalking onfoot ' +
    'wheelchair wheelchairpushwalk wheelchairpushrun',
  hiking: 'hiking hike rucking trekking backpacking mountaineering',
  climbing: 'rockclimbing climbing bouldering',
  driving: 'driving drive drivinggeneral car automotive transport overland bus train atv atvv2',
  motorcycling: 'motorcycling motorcycle motorbike motorsports motocross motocrossv2',
  flying: 'flying paragliding hanggliding skydiving rcdrone drone',
  skiing:
    'skiing ski alpineskiing alpineski resortskiing downhillskiing backcountryskiing backcountryski nordicski ' +
    'crosscountryskiing crosscountryskiingws skateskiing skateskiingws rollerski rollerskiing skitouring ' +
    'resortskiingsnowboarding resortskiingsnowboardingws backcountryskiingsnowboarding ' +
    'backcountryskiingsnowboardingws',
  snowboarding: 'snowboarding snowboard resortsnowboarding backcountrysnowboarding',
  snowshoeing: 'snowshoeing snowshoe snowshoews',
  snowmobiling: 'snowmobiling snowmobilingws snowmobile',
  sledding: 'sledding sled',
  skating: 'skating skatingws inlineskating inlineskate iceskating iceskate rollerskating rollerblading',
  skateboarding: 'skateboarding skateboard longboarding',
  'horseback riding': 'horsebackriding horseriding horseback equestrian',
  golf: 'golf golfing discgolf',
};

const ON_LAND: ReadonlyMap<string, string> = new Map(
  Object.entries(SPORTS_ON_LAND).flatMap(([sport, names]) =>
    names.split(' ').map((name) => [name, sport] as const),
  ),
);

/**
 * The sport on land that a file names, as people call it; null for water sports, unknown names and none.
 * @param sport as readTrackFile returns it
 */
export function sportOnLand(sport: string | null): string | null {
  return (sport !== null && ON_LAND.get(sport.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''))) || null;
}

/** Whether a file leaves its sport open: none, a general word, or a number of a service. */
export function isSportOpen(sport: string | null): boolean {
  return sport === null || /^(?:other|generic|unknown|\d+)?$/i.test(sport.trim());
}
