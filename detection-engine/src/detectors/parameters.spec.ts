import { describe, expect, it } from '@jest/globals';
import { DETECTION_PARAMETERS, mapParameters, parameterProblem } from './parameters.ts';

const [minSpeed] = DETECTION_PARAMETERS;

describe('the declared parameters', () => {
  it.each(DETECTION_PARAMETERS)('have usable defaults, slider ends and trials: $key', (parameter) => {
    const { slider, trials } = parameter;
    for (const value of [parameter.default, ...slider, ...trials, parameter.min, parameter.max]) {
      expect(parameterProblem(parameter, value)).toBeNull();
    }
  });

  it('have the defaults of the contract', () => {
    expect(mapParameters((parameter) => parameter.default)).toEqual({
      min_speed_kmh: 8,
      min_max_speed_kmh: 10,
      separate_time_threshold: 20,
      connect_time_threshold: 5,
      min_points: 3,
      min_ride_distance: 30,
      min_ride_duration: 5,
    });
  });
});

describe('parameterProblem', () => {
  it.each([0.5, 7.3, 8.7, 59.9, 60])('accepts %d km/h', (value) => {
    expect(parameterProblem(minSpeed!, value)).toBeNull();
  });

  it.each([0.4, 60.1, 8.55, Number.NaN, Number.POSITIVE_INFINITY, '8', null, undefined])(
    'names the bounds and the step for %p',
    (value) => {
      expect(parameterProblem(minSpeed!, value)).toBe(
        'Minimum speed must be a number between 0.5 and 60 km/h in steps of 0.1',
      );
    },
  );

  it('asks for a whole number where the step is 1', () => {
    const minPoints = DETECTION_PARAMETERS.find(({ key }) => key === 'min_points')!;
    expect(parameterProblem(minPoints, 2.5)).toBe(
      'Minimum GPS points must be a whole number between 1 and 1000 points',
    );
  });
});
