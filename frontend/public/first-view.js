// Requests what the first view of a list or a session shows while the app's code is still loading, and shows its heading.
(function () {
  var token = null;
  try {
    token = localStorage.getItem('rideline.token');
  } catch {
    // Storage is blocked: nobody is logged in.
  }
  var path = location.pathname.replace(/(?<=.)\/$/, '');
  var session = /^\/activity\/([^/]+)$/.exec(path);
  var isList = path === '/activities' || (path === '/' && !/[?&]about\b/.test(location.search));
  if (token === null || (session === null && !isList)) return;
  document.documentElement.setAttribute('data-first-view', session === null ? 'list' : 'session');

  var authorization = 'Bearer ' + token;
  var answers = (window.ridelineFirstAnswers = new Map());
  function request(address, accept) {
    var answer = fetch(address, {
      headers: { authorization: authorization, accept: accept },
      signal: AbortSignal.timeout(60000),
    });
    answer.catch(function () {});
    answers.set(address, { authorization: authorization, answer: answer });
    return answer;
  }
  request('/api/users/me/preferences', 'application/json');
  if (session === null) {
    request('/api/activities?surf_type=traveling_waves', 'application/json');
    return;
  }
  request('/api/activities/' + session[1], 'application/vnd.rideline.columns+json')
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : {};
    })
    .then(function (activity) {
      var first = document.getElementById('first-view');
      if (first === null || !activity.activity_name) return;
      first.querySelector('h1[data-of="session"]').textContent = activity.activity_name;
      first.querySelector('p').textContent = activity.is_public
        ? 'Shared: anyone with the link can see this.'
        : 'Private: only you can see this.';
    })
    .catch(function () {});
})();
