/* The plain seven-parameter rule in C, in one pass over stored speeds: `plain-rule FILE POINTS` prints the median
   milliseconds of processor time and the rides. FILE as plain-rule.py says. Built with cc -O3. */
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

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const long n = atol(argv[2]);
  double *columns = malloc(sizeof(double) * 5 * n);
  FILE *file = fopen(argv[1], "rb");
  if (!file || fread(columns, sizeof(double), 5 * n, file) != (size_t)(5 * n)) return 1;
  const double *t = columns, *distance = columns + 3 * n, *speed = columns + 4 * n;
  volatile long found = rides(t, distance, speed, n);
  double begun = now();
  found = rides(t, distance, speed, n);
  const double once = now() - begun;
  const long bundle = once < 30 ? (long)(30 / (once > 0.001 ? once : 0.001)) + 1 : 1;
  double samples[7];
  for (int sample = 0; sample < 7; sample++) {
    begun = now();
    for (long run = 0; run < bundle; run++) found = rides(t, distance, speed, n);
    samples[sample] = (now() - begun) / bundle;
  }
  qsort(samples, 7, sizeof(double), ascending);
  printf("%g %ld\n", samples[3], found);
  return 0;
}
