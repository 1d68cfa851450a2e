// Requests what the first view of a season, a list or a session needs while the app's code is still loading, and shows
// its heading; of a season figures of the year with links to its sessions, of a list its newest sessions, and of a
// session its figures, track and rides, too.
(function () {
  // As many lines as a phone shows at first.
  var MOST_RIDES = 12;
  var SURF_TYPES = ['traveling_waves', 'standing_waves'];
  var LISTS = ['/activities', '/activities-standing-waves'];
  var token = null;
  var visitorUnits = null;
  try {
    token = localStorage.getItem('rideline.token');
    visitorUnits = JSON.parse(localStorage.getItem('rideline.units'));
  } catch {
    // Storage is blocked: nobody is logged in.
  }
  var path = location.pathname.replace(/(?<=.)\/$/, '');
  var publicPage = /^\/public\/activity\/([^/]+)$/.exec(path);
  var own = token === null ? null : /^\/activity\/([^/]+)$/.exec(path);
  var list = token === null ? null : listAt(path);
  if (publicPage === null && own === null && list === null) return;
  document.documentElement.setAttribute('data-first-view', list === null ? 'session' : list);

  function listAt(path) {
    if (path === '/activities-standing-waves') return 'standing';
    if (path === '/activities') return 'traveling';
    if (path === '/season') return 'season';
    return path === '/' && !/[?&]about\b/.test(location.search) ? 'home' : null;
  }

  var authorization = token === null ? null : 'Bearer ' + token;
  var answers = (window.ridelineFirstAnswers = new Map());
  function request(address, accept) {
    var headers = { accept: accept };
    if (authorization !== null) headers.authorization = authorization;
    var answer = fetch(address, { headers: headers, signal: AbortSignal.timeout(60000) });
    answer.catch(function () {});
    answers.set(address, { authorization: authorization, answer: answer });
    return answer;
  }
  var preferences = token === null ? null : request('/api/users/me/preferences', 'application/json');
  if (list === 'season' || list === 'home') {
    var histories = SURF_TYPES.map(function (type) {
      return json(request('/api/season?surf_type=' + type, 'application/json'));
    });
    if (list === 'home') requestHome();
    else if (location.search === '') show(Promise.all(histories), requestYear);
    return;
  }
  var sessions = list && request('/api/activities?surf_type=' + list + '_waves', 'application/json');
  var isFiltered = location.search !== '';
  var outlines = own && request('/api/activities/outlines?activity_hashes=' + own[1], 'application/json');
  // For the app alone: without it, the records would move the rides down when they arrive.
  if (own) request('/api/activities/' + own[1] + '/records', 'application/json');
  var session =
    list === null &&
    request(
      own === null
        ? '/api/public/activities/' + publicPage[1] + '?distance_unit=meters&speed_unit=km%2Fh'
        : '/api/activities/' + own[1],
      'application/vnd.rideline.columns+json',
    );

  function json(answer) {
    if (!answer) return Promise.resolve(null);
    return answer.then(function (response) {
      return response.ok ? response.clone().json() : null;
    });
  }
  // The app takes the place of the first view, perhaps before an answer arrives.
  function show(answer, draw) {
    answer
      .then(function (found) {
        var first = document.getElementById('first-view');
        if (first !== null && found) draw(first, found);
      })
      .catch(function () {});
  }
  // The year that the app shows: the running one, or the last with sessions.
  function requestYear(first, histories) {
    var sessions = histories[0].figures.sessions + histories[1].figures.sessions;
    if (sessions < 1) return;
    var index = histories[0].figures.sessions > 0 ? 0 : 1;
    var newest = histories[index].days.at(-1).day.slice(0, 4);
    var running = String(new Date().getFullYear());
    var year = newest < running ? newest : running;
    var days = '&from=' + year + '-01-01&to=' + year + '-12-31';
    show(
      json(request('/api/season?surf_type=' + SURF_TYPES[index] + days, 'application/json')),
      function (first, season) {
        var figures = season.figures;
        var sessionsOfYear = LISTS[index] + '?year=' + year;
        first.querySelector('p').textContent = year;
        fill(first, [
          ['Sessions', count(figures.sessions), sessionsOfYear],
          ['Rides', count(figures.rides), sessionsOfYear],
          ['Time in water', hours(figures.time_in_water), sessionsOfYear],
        ]);
      },
    );
  }
  function requestHome() {
    var lists = SURF_TYPES.map(function (type) {
      return json(request('/api/activities?surf_type=' + type, 'application/json'));
    });
    show(Promise.all(lists), function (first, found) {
      showNewest(first, (found[0] || []).concat(found[1] || []));
    });
  }
  function showNewest(first, found) {
    var blocks = first.querySelectorAll('.blocks div');
    found
      .sort(function (a, b) {
        return Date.parse(b.activity_time) - Date.parse(a.activity_time);
      })
      .slice(0, blocks.length)
      .forEach(function (row, index) {
        var link = blocks[index].appendChild(document.createElement('a'));
        link.href = '/activity/' + row.url_hash;
        link.textContent = row.activity_name;
      });
  }
  function count(value) {
    return value.toLocaleString(navigator.language);
  }
  function decimal(value) {
    var digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return value.toLocaleString(navigator.language, digits);
  }
  function hours(seconds) {
    var minutes = Math.round(seconds / 60);
    var rest = minutes % 60;
    if (minutes < 60) return rest + ' min';
    return count(Math.floor(minutes / 60)) + ' h' + (rest === 0 ? '' : ' ' + rest + ' min');
  }
  function fill(first, figures) {
    var list = first.querySelector('dl');
    figures.forEach(function (figure) {
      var tile = list.appendChild(document.createElement('div'));
      var value = tile.appendChild(document.createElement('dd'));
      if (figure[2]) (value = value.appendChild(document.createElement('a'))).href = figure[2];
      value.textContent = figure[1];
      tile.appendChild(document.createElement('dt')).textContent = figure[0];
    });
  }
  if (!isFiltered) show(json(sessions), showNewest);
  var activity = json(session);
  show(activity, function (first, found) {
    first.querySelector('h1[data-of="session"]').textContent = found.activity_name;
    first.querySelector('p').textContent = own === null ? 'Shared by ' + found.username : found.place;
  });
  // A visitor's is in the answer of the session.
  var outline =
    own === null
      ? activity
      : json(outlines).then(function (found) {
          return { outline: found[0] };
        });
  show(outline, function (first, found) {
    first.querySelector('.way').setAttribute('d', found.outline.way);
    first.querySelector('.rides').setAttribute('d', found.outline.rides);
  });
  show(Promise.all([activity, json(preferences)]), function (first, found) {
    if (found[0] !== null) showRides(first, found[0], found[1] || visitorUnits || {});
  });

  // Attempts on a standing wave come with the app.
  function showRides(first, activity, units) {
    if (activity.surf_type !== 'traveling_waves') return;
    var far = { yards: [1.0936133, ' yd'], feet: [3.2808399, ' ft'] }[units.preferred_distance_unit] || [
      1,
      ' m',
    ];
    var fast = { mph: 0.62137119, 'm/s': 0.27777778, kn: 0.5399568 }[units.preferred_speed_unit];
    var speedUnit = fast ? ' ' + units.preferred_speed_unit : ' km/h';
    function distance(ride) {
      return Math.round(ride.distance * far[0]) + far[1];
    }
    function speed(ride) {
      return decimal(ride.max_speed * (fast || 1)) + speedUnit;
    }
    var rides = activity.surf_rides;
    var sure = rides.filter(function (ride) {
      return !ride.rough;
    });
    // Rough rides hold a record only among themselves.
    function most(field) {
      return (sure.length > 0 ? sure : rides).reduce(function (best, ride) {
        return ride[field] > best[field] ? ride : best;
      });
    }
    var rough = sure.length === 0 ? '~' : '';
    fill(first, [
      ['Total Rides', rides.length],
      ['Longest Ride Distance', rides.length === 0 ? '' : rough + distance(most('distance'))],
      ['Max Speed', rides.length === 0 ? '' : rough + speed(most('max_speed'))],
    ]);
    var list = first.querySelector('ol');
    rides.slice(0, MOST_RIDES).forEach(function (ride, index) {
      var line = list.appendChild(document.createElement('li'));
      [index + 1, distance(ride), Math.round(ride.duration) + ' s', speed(ride)].forEach(function (text) {
        line.appendChild(document.createElement('span')).textContent = text;
      });
    });
  }
})();
