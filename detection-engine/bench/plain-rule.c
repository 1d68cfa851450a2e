/* The plain seven-parameter rule in C, on stored speeds and from positions: `plain-rule FILE POINTS` prints the median
   milliseconds of processor time of both and the rides of both. FILE as plain-rule.py says. Built with cc -O3. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static long rides(const double *t, const double *distance, const double *speed, long n) {
  const double min_speed = 8 / 3.6, min_max_speed = 10 / 3.6;
  long found = 0, first = -1, last = -1, points = 0;
  double peak = 0;
  for (long i = 0; i <= n; i++) {
    if (i < n && speed[i] < min_speed) continue;
    if (first >= 0 && (i == n || t[i] - t[last] > 20)) {
      if (points >= 3 && peak >= min_max_speed && distance[last] - distance[first] >= 30 && t[last] - t[first] >= 5)
        found++;
      first = -1;
    }
    if (i == n) break;
    if (first < 0) first = i, points = 1, peak = speed[i];
    else points += t[i] - t[last] <= 5 ? i - last : 1;
    if (speed[i] > peak) peak = speed[i];
    last = i;
  }
  return found;
}

struct columns {
  const double *t, *latitude, *longitude, *distance, *speed;
  double *own_distance, *own_speed;
  long n;
};

static long stored(const struct columns *c) { return rides(c->t, c->distance, c->speed, c->n); }

static long from_positions(const struct columns *c) {
  const double per_degree = 6371008.8 * M_PI / 180, scale = per_degree * cos(c->latitude[0] * M_PI / 180);
  c->own_distance[0] = c->own_speed[0] = 0;
  for (long i = 1; i < c->n; i++) {
    const double east = (c->longitude[i] - c->longitude[i - 1]) * scale;
    const double north = (c->latitude[i] - c->latitude[i - 1]) * per_degree;
    const double step = sqrt(east * east + north * north);
    c->own_speed[i] = step / (c->t[i] - c->t[i - 1]);
    c->own_distance[i] = c->own_distance[i - 1] + step;
  }
  return rides(c->t, c->own_distance, c->own_speed, c->n);
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median_millis(long (*rule)(const struct columns *), const struct columns *c) {
  volatile long found = rule(c);
  double begun = now();
  found = rule(c);
  const double once = now() - begun;
  const long bundle = once < 30 ? (long)(30 / (once > 0.001 ? once : 0.001)) + 1 : 1;
  double samples[7];
  for (int sample = 0; sample < 7; sample++) {
    begun = now();
    for (long run = 0; run < bundle; run++) found = rule(c);
    samples[sample] = (now() - begun) / bundle;
  }
  (void)found;
  qsort(samples, 7, sizeof(double), ascending);
  return samples[3];
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const long n = atol(argv[2]);
  double *all = malloc(sizeof(double) * 7 * n);
  FILE *file = fopen(argv[1], "rb");
  if (!all || !file || fread(all, sizeof(double), 5 * n, file) != (size_t)(5 * n)) return 1;
  const struct columns c = {all, all + n, all + 2 * n, all + 3 * n, all + 4 * n, all + 5 * n, all + 6 * n, n};
  printf("%g %g", median_millis(stored, &c), median_millis(from_positions, &c));
  printf(" %ld %ld\n", stored(&c), from_positions(&c));
  return 0;
}
