import { expect, it } from '@jest/globals';
import { isSurfSport, isWaterSport, sportLabel } from './water-sports.ts';

it('recognizes water sports of Strava and Garmin in the languages of accounts', () => {
  const sports = [
    'Surfing, Stand Up Paddling, Kayaking, Canoeing, Kitesurf, Windsurf, Sail, Rowing',
    'surfing_v2, stand_up_paddleboarding_v2, kiteboarding_v2, sailing_v2, whitewater_rafting_kayaking',
    'Surfen, Stehpaddeln, Kajakfahren, Kanufahren, Windsurfen, Segeln, Rudern',
    'Surf, Planche à voile, Kayak, Canoë, Voile, Aviron, Vela, Remo, Canottaggio, Roeien, Zeilen',
    'サーフィン, スタンドアップパドリング, カヤック, 冲浪, 帆船, 서핑, Сёрфинг, Гребля',
    'standuppaddleboarding, windsurfing, wing foil',
  ].flatMap((line) => line.split(', '));
  expect(sports.filter((sport) => !isWaterSport(sport))).toEqual([]);
});

it('takes no other sport for one', () => {
  const sports = [
    'Ride, Run, Walk, Hike, Swim, Workout, Virtual Row, Skateboard, Snowboard, Alpine Ski, Crossfit, Pickleball',
    'cycling, trail_running, lap_swimming, indoor_rowing, strength_training, snowkite, other, Padel',
    'Radfahrt, Lauf, Schwimmen, Course à pied, Vélo, Caminata, Corsa, サイクリング, 跑步',
  ].flatMap((line) => line.split(', '));
  expect(sports.filter(isWaterSport)).toEqual([]);
});

it('writes the keys of sports as words', () => {
  expect(['stand_up_paddleboarding', 'Ride'].map(sportLabel)).toEqual(['Stand up paddleboarding', 'Ride']);
});

it('takes surfing, stand-up paddling and kayaking for surf sports, and other boats not', () => {
  const types = [
    'surfing_v2',
    'StandUpPaddling',
    'Kitesurf',
    'kayaking_v2',
    'sailing_v2',
    'Rowing',
    'Canoeing',
    'Run',
  ];
  expect(types.filter(isSurfSport)).toEqual(['surfing_v2', 'StandUpPaddling', 'Kitesurf', 'kayaking_v2']);
});
