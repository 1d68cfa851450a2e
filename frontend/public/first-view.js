// Requests what the first view of a season, a list or a session needs while the app's code is still loading, and shows its heading.
(function () {
  var token = null;
  try {
    token = localStorage.getItem('rideline.token');
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
  if (token !== null) request('/api/users/me/preferences', 'application/json');
  if (list === 'season' || list === 'home') {
    request('/api/season?surf_type=traveling_waves', 'application/json');
    request('/api/season?surf_type=standing_waves', 'application/json');
    return;
  }
  if (list !== null) {
    request('/api/activities?surf_type=' + list + '_waves', 'application/json');
    return;
  }
  request(
    own === null
      ? '/api/public/activities/' + publicPage[1] + '?distance_unit=meters&speed_unit=km%2Fh'
      : '/api/activities/' + own[1],
    'application/vnd.rideline.columns+json',
  )
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : {};
    })
    .then(function (activity) {
      var first = document.getElementById('first-view');
      if (first === null || !activity.activity_name) return;
      first.querySelector('h1[data-of="session"]').textContent = activity.activity_name;
      var shared = activity.is_public === true;
      first.toggleAttribute('data-shared', shared);
      first.querySelector('p').textContent =
        own === null
          ? 'Shared by ' + activity.username
          : shared
            ? 'Shared: anyone with the link can see this.'
            : 'Private: only you can see this.';
    })
    .catch(function () {});
})();
