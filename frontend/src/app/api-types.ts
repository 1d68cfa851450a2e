/** Written by `npm run docs` from the OpenAPI document: the shapes of requests and answers. */
export interface paths {
  '/api/health': {
    /** Whether the app can serve, and the lag of each projection */
    get: operations['health'];
  };
  '/api/users/me': {
    /** Your account */
    get: operations['Account.me'];
  };
  '/api/users/me/preferences': {
    /** How you read distances, speeds and times */
    get: operations['Account.preferences'];
  };
  '/api/site': {
    /** Settings of this installation that are needed before login */
    get: operations['Site.site'];
  };
  '/api/upload-tokens': {
    /** Your upload tokens, the newest first */
    get: operations['UploadTokens.list'];
    /** Make a token with which a watch, a phone or a program can upload and do nothing else */
    post: operations['MakeUploadToken.make'];
  };
  '/api/users/me/change-password': {
    /** Change the password; ends every other login session */
    post: operations['ChangePassword.change'];
  };
  '/api/users/me/update-preferences': {
    /** Choose how you read distances, speeds and times, and your maximum heart rate */
    post: operations['ChoosePreferences.choose'];
  };
  '/api/users/me/update-username': {
    /** Choose a username */
    post: operations['ChooseUsername.choose'];
  };
  '/api/upload-tokens/{id}': {
    /** Delete an upload token, which then uploads nothing more */
    delete: operations['DeleteUploadToken.delete'];
  };
  '/api/users/me/delete-account': {
    /** Delete the account and its data */
    post: operations['EraseAccount.erase'];
  };
  '/api/register': {
    /** Create an account; a mail with a verification link is sent, unless an invitation proves the email */
    post: operations['Register.register'];
  };
  '/api/request-password-reset': {
    /** Request a mail with a password reset link */
    post: operations['RequestPasswordReset.request'];
  };
  '/api/resend-verification': {
    /** Send the verification link of a registration in this browser again */
    post: operations['ResendVerification.resend'];
  };
  '/api/reset-password': {
    /** Set a new password by the token of a reset link */
    post: operations['ResetPassword.reset'];
  };
  '/api/users/me/setup-password': {
    /** Set the first password of a Google account */
    post: operations['SetUpPassword.setUp'];
  };
  '/api/login/google': {
    /** Log in with an ID token of Google */
    post: operations['SignInWithGoogle.signIn'];
  };
  '/api/login/link': {
    /** Log in the browser that registered, by its verification link */
    post: operations['SignInWithLink.signIn'];
  };
  '/api/login/oidc/start': {
    /** Address of the login page of this site's identity provider */
    post: operations['SignInWithOidc.start'];
  };
  '/api/login/oidc': {
    /** Log in with what the identity provider sent the browser back with */
    post: operations['SignInWithOidc.signIn'];
  };
  '/api/token': {
    /** Log in with email and password, sent as a form */
    post: operations['SignIn.signIn'];
  };
  '/api/logout-everywhere': {
    /** End every login session of the account and delete its upload tokens */
    post: operations['SignOutEverywhere.signOut'];
  };
  '/api/logout': {
    /** End this login session */
    post: operations['SignOut.signOut'];
  };
  '/api/verify-email/{token}': {
    /** Verify an email by the token of its link */
    get: operations['VerifyEmail.verify'];
  };
  '/api/activities/{id}': {
    /** One of your activities by url_hash or number, with its rides and track */
    get: operations['ActivityDetail.get'];
  };
  '/api/activities': {
    /** Your activities, newest first */
    get: operations['ActivityList.list'];
  };
  '/api/coast/{cell}': {
    /** Land and sea around a degree, from OpenStreetMap (ODbL) */
    get: operations['Coast.get'];
  };
  '/api/activities/compare': {
    /** Ocean sessions side by side */
    get: operations['Compare.running'];
  };
  '/api/activities/compare/skook': {
    /** Standing-wave sessions side by side */
    get: operations['Compare.standing'];
  };
  '/api/users/me/export': {
    /** All your data as a zip */
    get: operations['PersonalArchive.download'];
  };
  '/api/activities/{url_hash}/original': {
    /** The uploaded file */
    get: operations['ActivityFiles.original'];
  };
  '/api/activities/{url_hash}/gpx': {
    /** The cleaned track as GPX */
    get: operations['ActivityFiles.gpx'];
  };
  '/api/activities/{url_hash}/whole-track': {
    /** The whole track, also of a trimmed session */
    get: operations['WholeTrack.get'];
  };
  '/api/results/{file}': {
    /** A map as a standalone page */
    get: operations['MapFile.get'];
  };
  '/api/activities/outlines': {
    /** Small pictures of tracks, without those that are not stored */
    get: operations['Outlines.list'];
  };
  '/api/public/activities/{urlHash}/picture.png': {
    /** Preview picture of a shared activity */
    get: operations['Picture.get'];
  };
  '/api/activities/{url_hash}/share-picture': {
    /** A picture of your session to share */
    get: operations['SharePicture.get'];
  };
  '/api/public/activities/{urlHash}': {
    /** A shared activity */
    get: operations['PublicActivity.get'];
  };
  '/api/activities/{url_hash}/surf-type': {
    /** Correct the surf type and detect rides again */
    put: operations['ChangeSurfType.change'];
  };
  '/api/activities/{url_hash}/same-session': {
    /** Choose which of two recordings of one session count */
    put: operations['ChooseRecording.choose'];
  };
  '/api/activities/{url_hash}/privacy': {
    /** Choose what others see of the track */
    put: operations['ChooseTrackPrivacy.choose'];
  };
  '/api/activities/{url_hash}/usual-heading': {
    /** Detect rides with or without what other sessions at the spot tell */
    put: operations['ChooseUsualHeading.choose'];
  };
  '/api/activities/{url_hash}': {
    /** Rename, share, link a video, assign a vessel, exclude from records or count as surfing */
    put: operations['EditActivity.edit'];
    /** Delete an activity with its files */
    delete: operations['DeleteActivity.delete'];
  };
  '/api/rides/{id}': {
    /** Delete a ride or attempt */
    delete: operations['DeleteRide.delete[0]'];
  };
  '/api/attempts/{id}': {
    /** Delete a ride or attempt */
    delete: operations['DeleteRide.delete[1]'];
  };
  '/api/rides/{id}/restore': {
    /** Restore a deleted ride or attempt */
    post: operations['DeleteRide.restore[0]'];
  };
  '/api/attempts/{id}/restore': {
    /** Restore a deleted ride or attempt */
    post: operations['DeleteRide.restore[1]'];
  };
  '/api/activities/{url_hash}/generate-map': {
    /** Draw the map of an activity */
    get: operations['DrawMap.map'];
  };
  '/api/activities/{url_hash}/generate-gps-visualization': {
    /** Draw the GPS visualization of an activity */
    get: operations['DrawMap.gpsVisualization'];
  };
  '/api/activities/{url_hash}/develop-map': {
    /** Draw the develop map of a standing-wave activity */
    get: operations['DrawMap.developMap'];
  };
  '/api/activities/{url_hash}/marks': {
    /** Replace the marks and detect rides again */
    put: operations['MarkSession.mark'];
  };
  '/api/activities/{url_hash}/surf-setting': {
    /** Detect rides again with another profile */
    put: operations['ReapplySettings.reapply'];
  };
  '/api/admin/redetections': {
    /** Start a re-detection */
    post: operations['Redetect.start'];
  };
  '/api/admin/redetections/current': {
    /** The running re-detection, else the latest one */
    get: operations['Redetect.current'];
    /** Cancel the running re-detection */
    delete: operations['Redetect.cancel'];
  };
  '/api/demo-activities': {
    /** Add the demo activities, unless some are there */
    post: operations['LoadDemoActivities.load'];
    /** Delete the demo activities */
    delete: operations['RemoveDemoActivities.remove'];
  };
  '/api/activities/{url_hash}/trim': {
    /** Cut the ends of the session, or take that back, and detect rides again */
    put: operations['TrimTrack.trim'];
  };
  '/api/activities/{url_hash}/start': {
    /** Correct when the session began */
    put: operations['CorrectStart.correct'];
  };
  '/api/uploads': {
    /** Upload a FIT, GPX or TCX file as the body, or in the field `file` of a form, by an upload token */
    post: operations['PushUpload.push'];
  };
  '/api/analyze': {
    /** Upload a FIT, GPX or TCX file */
    post: operations['UploadActivity.analyze'];
  };
  '/api/activities/{url_hash}/note': {
    /** Replace the note */
    put: operations['WriteNote.write'];
  };
  '/api/rapids': {
    /** Floods of the rapids at Skookumchuck, an estimate */
    get: operations['Rapids.list'];
  };
  '/api/rapids/floods.ics': {
    /** Floods of the rapids as a calendar */
    get: operations['Rapids.calendar'];
  };
  '/api/surf-settings': {
    /** Your detection profiles */
    get: operations['SettingProfiles.profiles'];
    /** Create a detection profile */
    post: operations['CreateSetting.create'];
  };
  '/api/users/me/default-setting': {
    /** Your default profile */
    get: operations['SettingProfiles.defaultSetting'];
    /** Use no profile by default */
    delete: operations['ClearDefaultSetting.clear'];
  };
  '/api/system-suggested-surf-settings': {
    /** Suggested detection profiles */
    get: operations['SystemSuggestions.suggestions'];
  };
  '/api/users/me/default-setting/{id}': {
    /** Choose the default profile */
    put: operations['ChooseDefaultSetting.choose'];
  };
  '/api/surf-settings/{id}': {
    /** Edit a detection profile */
    put: operations['EditSetting.edit'];
    /** Delete a detection profile */
    delete: operations['DeleteSetting.delete'];
  };
  '/api/surf-vessels': {
    /** Your vessels; with surf_type, those ridden in a session of this kind and those not ridden yet */
    get: operations['ListVessels.list'];
    /** Add a vessel */
    post: operations['AddVessel.add'];
  };
  '/api/surf-vessels/{id}': {
    /** Edit a vessel */
    put: operations['EditVessel.edit'];
    /** Delete a vessel */
    delete: operations['DeleteVessel.delete'];
  };
  '/api/users/me/activation-key': {
    /** Your activation key */
    get: operations['ActivationKey.key'];
  };
  '/api/activities/{url_hash}/videos': {
    /** Say when a video of the session starts, and answer with all of them */
    put: operations['AlignVideo.align'];
  };
  '/api/users/me/get-activation-key': {
    /** Get an activation key, the same one each time */
    post: operations['AssignKey.assign'];
  };
  '/api/activities/{url_hash}/videos/{id}': {
    /** Remove a video from the session */
    delete: operations['ForgetVideo.forget'];
  };
  '/api/connect/garmin': {
    /** Connect Garmin with email and password, and then with the code that Garmin sends */
    post: operations['ConnectGarmin.connect'];
    /** Disconnect Garmin */
    delete: operations['Disconnect.garmin'];
  };
  '/api/connect/garmin/profile': {
    /** Name of your account at Garmin */
    get: operations['GarminProfile.profile'];
  };
  '/api/connect/strava': {
    /** Connect Strava with the code of its callback */
    post: operations['ConnectStrava.connect'];
    /** Disconnect Strava */
    delete: operations['Disconnect.strava'];
  };
  '/api/connect/strava/auth-url': {
    /** Address of Strava's page for connecting */
    get: operations['StartStravaConnection.start'];
  };
  '/api/connect/intervals': {
    /** Connect intervals.icu with the API key of its settings */
    post: operations['ConnectIntervals.connect'];
    /** Disconnect intervals.icu */
    delete: operations['Disconnect.intervals'];
  };
  '/api/connect/garmin/status': {
    /** State of your connection to Garmin */
    get: operations['ConnectionStatus.garmin'];
  };
  '/api/connect/strava/status': {
    /** State of your connection to Strava */
    get: operations['ConnectionStatus.strava'];
  };
  '/api/connect/intervals/status': {
    /** State of your connection to intervals.icu */
    get: operations['ConnectionStatus.intervals'];
  };
  '/api/connect/garmin/activities': {
    /** Your activities that were synced from Garmin */
    get: operations['ListedActivities.garmin'];
  };
  '/api/connect/strava/activities': {
    /** Your activities that were synced from Strava */
    get: operations['ListedActivities.strava'];
  };
  '/api/connect/intervals/activities': {
    /** Your activities that were synced from intervals.icu */
    get: operations['ListedActivities.intervals'];
  };
  '/api/analyze/garmin/{activity_date}': {
    /** Analyze an activity from Garmin as ocean surfing */
    post: operations['AnalyzeListedActivity.garmin'];
  };
  '/api/analyze/garmin/{activity_date}/skook': {
    /** Analyze an activity from Garmin as standing waves */
    post: operations['AnalyzeListedActivity.garminSkook'];
  };
  '/api/analyze/strava/{id}': {
    /** Analyze an activity from Strava as ocean surfing */
    post: operations['AnalyzeListedActivity.strava'];
  };
  '/api/analyze/strava/{id}/skook': {
    /** Analyze an activity from Strava as standing waves */
    post: operations['AnalyzeListedActivity.stravaSkook'];
  };
  '/api/analyze/intervals/{id}': {
    /** Analyze an activity from intervals.icu as ocean surfing */
    post: operations['AnalyzeListedActivity.intervals'];
  };
  '/api/analyze/intervals/{id}/skook': {
    /** Analyze an activity from intervals.icu as standing waves */
    post: operations['AnalyzeListedActivity.intervalsSkook'];
  };
  '/api/connect/garmin/activities/{activity_date}': {
    /** Remove an activity from the list of Garmin */
    delete: operations['HideListedActivity.garmin'];
  };
  '/api/connect/strava/activities/{id}': {
    /** Remove an activity from the list of Strava */
    delete: operations['HideListedActivity.strava'];
  };
  '/api/connect/intervals/activities/{id}': {
    /** Remove an activity from the list of intervals.icu */
    delete: operations['HideListedActivity.intervals'];
  };
  '/api/connect/garmin/sync': {
    /** List activities at Garmin */
    post: operations['Sync.garmin'];
  };
  '/api/connect/strava/sync': {
    /** List activities at Strava */
    post: operations['Sync.strava'];
  };
  '/api/connect/intervals/sync': {
    /** List activities at intervals.icu */
    post: operations['Sync.intervals'];
  };
  '/api/season/goals/{year}': {
    /** Your goals of a year */
    get: operations['Goals.goals'];
    /** Set your goals of a year */
    put: operations['SetGoals.set'];
  };
  '/api/season/picture': {
    /** A picture of a period of your sessions to share */
    get: operations['SeasonPicture.get'];
  };
  '/api/season': {
    /** A period of your sessions */
    get: operations['Season.season'];
  };
  '/api/activities/{url_hash}/records': {
    /** The records that rides of an activity set, and what they replaced */
    get: operations['SessionRecords.records'];
  };
  '/api/season/tides': {
    /** The tide at which your sessions began */
    get: operations['SessionTides.tides'];
  };
  '/api/spots': {
    /** The spots of your sessions, the one with most sessions first */
    get: operations['Spots.list'];
  };
  '/api/spots/of/{url_hash}': {
    /** The spot of one of your sessions */
    get: operations['Spots.ofSession'];
  };
  '/api/spots/{id}/take-offs': {
    /** Where the rides of a spot began */
    get: operations['TakeOffs.takeOffs'];
  };
  '/api/spots/{id}/merge': {
    /** Merge a spot into another one, and answer with that one */
    post: operations['MergeSpots.merge'];
  };
  '/api/spots/{id}': {
    /** Name a spot; an empty name gives the name of its place back */
    put: operations['NameSpot.name'];
  };
  '/api/admin/stats/activation-funnel': {
    /** How far people who registered in a period came, and how fast */
    get: operations['ActivationFunnel.funnel'];
  };
  '/api/admin/stats/activity-growth': {
    /** Activities a month: the total and the new ones */
    get: operations['ActivityGrowth.activityGrowth'];
  };
  '/api/admin/stats/new-activities': {
    /** Activities a month: the total and the new ones (as activity-growth) */
    get: operations['ActivityGrowth.newActivities'];
  };
  '/api/admin/stats/monthly-activities': {
    /** Activities a month: the total and the new ones (as activity-growth) */
    get: operations['ActivityGrowth.monthlyActivities'];
  };
  '/api/admin/stats/cohorts': {
    /** People by the month since which they count, and how many of them had a day of use in each one after */
    get: operations['Cohorts.cohorts'];
  };
  '/api/admin/stats/detection-health': {
    /** Sessions without rides, rides and corrections of them, by engine version and device family */
    get: operations['DetectionHealth.health'];
  };
  '/api/admin/stats/global': {
    /** Totals of users and activities */
    get: operations['GlobalStats.global'];
  };
  '/api/admin/stats/intake': {
    /** Uploads a month: accepted by source, refused by format and reason; and syncs that failed */
    get: operations['Intake.intake'];
  };
  '/api/admin/stats/questions': {
    /** The SQL behind every figure of the dashboard */
    get: operations['Questions.questions'];
  };
  '/api/admin/stats/storage': {
    /** What sessions take, and how long imports took by source and size; all sessions together come last */
    get: operations['Storage.storage'];
  };
  '/api/admin/stats/surf-types': {
    /** Activities by surf type; percentages are of all activities */
    get: operations['SurfTypes.surfTypes'];
  };
  '/api/admin/stats/surf-vessels': {
    /** Activities by type of vessel; percentages are of the activities with a vessel */
    get: operations['SurfVessels.vessels'];
  };
  '/api/admin/stats/user-growth': {
    /** Users a month: the total and the new ones */
    get: operations['UserGrowth.userGrowth'];
  };
  '/api/admin/stats/new-user-registrations': {
    /** Users a month: the total and the new ones (as user-growth) */
    get: operations['UserGrowth.newUserRegistrations'];
  };
  '/api/admin/stats/monthly-users': {
    /** Users a month: the total and the new ones (as user-growth) */
    get: operations['UserGrowth.monthlyUsers'];
  };
  '/api/admin/stats/user-stats': {
    /** Users by activity, source, vessel, surf type and units; percentages are of all users */
    get: operations['UserStats.userStats'];
  };
  '/api/admin/stats/user-engagement': {
    /** Users with email, username and figures; each look is recorded with your id */
    get: operations['UserEngagement.view'];
  };
  '/api/admin/replays': {
    /** Every projection with its position in the event log and its last rebuild */
    get: operations['Replays.replays'];
    /** Start or continue the rebuild of a projection */
    post: operations['RebuildProjection.start'];
  };
  '/api/admin/replays/{projection}': {
    /** Cancel the rebuild of a projection */
    delete: operations['RebuildProjection.cancel'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Health: {
      status: 'ok' | 'degraded';
      /** @description What is missing, stopped or stalled */
      reasons?: string[];
      projections: {
        [key: string]: {
          /** @description Age of the oldest event that is not handled yet, in seconds */
          lag: number;
          status: string;
        };
      };
      automations: {
        [key: string]: {
          /** @description Age of the oldest event that is not handled yet, in seconds */
          lag: number;
          status: string;
        };
      };
    };
    User: {
      username: string | null;
      email: string;
      is_admin: boolean;
      /** @description How the account logs in; both: with a password or an identity provider */
      auth_provider: 'email' | 'google' | 'oidc' | 'both';
      identity_providers: ('google' | 'oidc')[];
      email_verified: boolean;
    };
    Problem: {
      /** @constant */
      type: 'about:blank';
      title: string;
      status: number;
      detail: string;
      code?: string;
      request_id: string;
    };
    DistanceUnit: 'meters' | 'yards' | 'feet';
    SpeedUnit: 'km/h' | 'mph' | 'm/s' | 'kn';
    /** @description Whose time comes first: Pacific, or that of the place where a session was */
    Clock: 'pacific' | 'spot';
    HourFormat: '12h' | '24h';
    Preferences: {
      preferred_distance_unit: components['schemas']['DistanceUnit'];
      preferred_speed_unit: components['schemas']['SpeedUnit'];
      /** @description Distances from one kilometer or mile on are in that unit */
      long_distances_in_km_or_mi: boolean;
      preferred_clock: components['schemas']['Clock'];
      preferred_hour_format: components['schemas']['HourFormat'];
      /** @description Highest heart rate in beats per minute, of which the zones are shares */
      max_heart_rate: number | null;
      /** @description False while all are the defaults of every account */
      has_chosen: boolean;
    };
    Site: {
      product: string;
      support_email: string;
      /** @description Who can open an account: anybody, whoever has an invitation, or nobody */
      registration: 'open' | 'invited' | 'closed';
      google_client_id: string | null;
      oidc_name: string | null;
      mapbox_token: string | null;
      tile_url: string | null;
      map_style: {
        light: string;
        dark: string;
      } | null;
      upload_limit_bytes: number;
      video_editor_url: string | null;
      video_channel_url: string | null;
      connections: ('garmin' | 'strava' | 'intervals')[];
      zip_limit_bytes: number;
      note_limit: number;
      name_limit: number;
      /** @description Release of the time zones' rules, as 2026f */
      time_zones: string;
      /** @description Whether activities from Strava can be shared */
      strava_sharing: boolean;
      demo: {
        email: string;
        password: string;
      } | null;
    };
    UploadToken: {
      id: number;
      name: string;
      /** Format: date-time */
      created_at: string;
      last_used_at: string | null;
    };
    UploadTokenMade: {
      id: number;
      name: string;
      /** @description Told this one time */
      token: string;
    };
    PasswordChanged: {
      message: string;
      access_token: string;
      /** @constant */
      token_type: 'bearer';
    };
    Message: {
      message: string;
    };
    AccessToken: {
      access_token: string;
      /** @constant */
      token_type: 'bearer';
    };
    OidcLoginUrl: {
      login_url: string;
    };
    SurfType: 'traveling_waves' | 'standing_waves';
    Source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
    RoughRecords: {
      rides: boolean;
      attempts: boolean;
      tours: boolean;
    };
    VesselName: {
      nickname: string | null;
      brand: string;
      model: string;
    };
    AppliedSetting: {
      setting_id: number | null;
      min_speed_kmh: number;
      min_max_speed_kmh: number;
      separate_time_threshold: number;
      connect_time_threshold: number;
      min_points: number;
      min_ride_distance: number;
      min_ride_duration: number;
    };
    HiddenCircle: {
      latitude: number;
      longitude: number;
      radius_meters: number;
    };
    TrackPrivacy: {
      rides_only: boolean;
      hidden_circle: components['schemas']['HiddenCircle'] | null;
      show_heart_rate: boolean;
    };
    Mark: {
      kind: 'not_a_ride' | 'missed_ride';
      /** Format: date-time */
      start_time: string;
      /** Format: date-time */
      end_time: string;
    };
    UsualHeading: {
      /** @description Degrees clockwise from north */
      heading: number;
      /** @description How many of your other sessions at the spot tell it */
      sessions: number;
      is_used: boolean;
    };
    DeletedRide: {
      id: number;
      /** Format: date-time */
      start_time: string;
      /** Format: date-time */
      end_time: string;
    };
    /** @description The owner cut the ends: first and last kept point */
    KeptPart: {
      /** Format: date-time */
      start_time: string;
      /** Format: date-time */
      end_time: string;
    };
    /** @description high and low are within 15 minutes of a turn */
    TideState: 'rising' | 'falling' | 'high' | 'low';
    TideTurn: {
      /** Format: date-time */
      time: string;
      kind: 'high' | 'low';
      /** @description Meters above the station's mean sea level */
      height: number;
    };
    TideCurve: {
      /** Format: date-time */
      start: string;
      /** @description Seconds */
      step: number;
      height: number[];
    };
    Tide: {
      station: string;
      /** @description Meters from the session */
      distance: number;
      credit: string;
      at_start: components['schemas']['TideState'];
      share_at_start: number;
      /** @description From the last turn before the session to the first after it */
      extremes: components['schemas']['TideTurn'][];
      curve: components['schemas']['TideCurve'];
    };
    /** @description Where no station is near enough for a tide */
    NearestStation: {
      station: string;
      /** @description Meters from the session */
      distance: number;
    };
    FlowEvent: {
      kind: 'slack' | 'flood' | 'ebb';
      /** Format: date-time */
      time: string;
      knots: number | null;
    };
    FlowPoint: {
      /** Format: date-time */
      time: string;
      /** @description Above 0 on the flood, below on the ebb */
      knots: number;
    };
    Flow: {
      /** @description Of two tide gauges, and not of a station of the current */
      estimate: boolean;
      /** @description Slacks and peaks, from the slack before the session to the one after it */
      events: components['schemas']['FlowEvent'][];
      /** @description Every 10 minutes of the session */
      curve: components['schemas']['FlowPoint'][];
      credits: string[];
    };
    /** @description Of the day of the start; null for what does not happen on it */
    Sun: {
      first_light: string | null;
      sunrise: string | null;
      sunset: string | null;
      last_light: string | null;
    };
    /** @description Meters, seconds, degrees, km/h and degrees Celsius */
    Weather: {
      source: string;
      wave_height: number | null;
      wave_period: number | null;
      wave_direction: number | null;
      wind_speed: number | null;
      wind_direction: number | null;
      water_temperature: number | null;
      /** Format: date-time */
      at: string;
    };
    Conditions: {
      tide: components['schemas']['Tide'] | null;
      tide_reason: ('no_station' | 'hidden') | null;
      nearest_station: components['schemas']['NearestStation'] | null;
      flow: components['schemas']['Flow'] | null;
      sun: components['schemas']['Sun'] | null;
      weather: components['schemas']['Weather'] | null;
    };
    /** @description Whole beats per minute */
    HeartRate: {
      average: number;
      max: number;
      zones: number[] | null;
    };
    Effort: {
      riding_s: number;
      paddling_s: number;
      waiting_s: number;
      /** @description Drives, tows, jogs and gaps over 60 s */
      elsewhere_s: number;
      ridden_m: number;
      paddled_m: number;
      rides_per_hour: number | null;
      longest_wait_s: number | null;
    };
    SpeedSourceName: 'recorded' | 'dense' | 'position' | 'bridged';
    Reason: {
      rule:
        | 'min_speed_kmh'
        | 'min_max_speed_kmh'
        | 'separate_time_threshold'
        | 'connect_time_threshold'
        | 'min_points'
        | 'min_ride_distance'
        | 'min_ride_duration'
        | 'trusted_speed'
        | 'activity'
        | 'mark';
      passed: boolean;
      measured?: number;
      required?: number;
      detail?: string;
    };
    RideTide: {
      state: components['schemas']['TideState'];
      share: number;
    };
    RideFlow: {
      /** @description Above 0 on the flood, below on the ebb */
      knots: number;
      minutes_from_peak: number | null;
    };
    /** @description Whole beats per minute */
    RideHeartRate: {
      /** @description Mean of the 30 s before the start */
      before: number;
      average: number;
      /** @description Largest from the start to 60 s after the end, or to the start of the next */
      peak: number;
      /** @description From before to peak */
      rise: number;
    };
    Ride: {
      id: number;
      activity_id: number;
      /** Format: date-time */
      start_time: string;
      /** Format: date-time */
      end_time: string;
      duration: number;
      distance: number;
      max_speed: number;
      /** @description Half-width of the 95 % interval of max_speed */
      max_speed_band: number;
      /** @description Half-width of the 95 % interval of distance */
      distance_band: number;
      speed_source: components['schemas']['SpeedSourceName'];
      min_speed: number;
      avg_speed: number;
      /** @description Too few points are trusted: the figures set no record */
      rough: boolean;
      track_points: number;
      first_trackpoint_id: number;
      last_trackpoint_id: number;
      surf_time: number;
      surf_runs: [number, number][];
      is_surf_ride: boolean;
      is_tour: boolean;
      /** @description The time on the wave is too near to the minimum to tell is_surf_ride */
      borderline: boolean;
      reasons: components['schemas']['Reason'][];
      tide: components['schemas']['RideTide'] | null;
      flow: components['schemas']['RideFlow'] | null;
      heart_rate: components['schemas']['RideHeartRate'] | null;
    };
    OtherRecording: {
      url_hash: string;
      activity_name: string;
      source: components['schemas']['Source'];
      counts: boolean;
    };
    OtherSurfType: {
      url_hash: string;
      activity_name: string;
    };
    AlignmentMethod: 'apple' | 'gopro' | 'clock' | 'by_hand';
    AlignedVideo: {
      id: number;
      file_name: string;
      bytes: number;
      last_modified: number;
      /** Format: date-time */
      starts_at: string;
      method: components['schemas']['AlignmentMethod'];
    };
    Trackpoint: {
      id: number;
      activity_id: number;
      /** Format: date-time */
      time: string;
      latitude: number;
      longitude: number;
      distance: number;
      speed_km_h: number;
      heart_rate: number | null;
      is_surf_point: boolean;
    };
    Activity: {
      id: number;
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      place: string | null;
      spot: string | null;
      /** Format: date-time */
      upload_time: string;
      is_public: boolean;
      is_demo: boolean;
      has_video: boolean;
      surf_type: components['schemas']['SurfType'];
      source: components['schemas']['Source'];
      total_rides: number;
      total_attempts: number;
      total_tours: number;
      longest_ride_distance: number | null;
      longest_ride_time: number | null;
      longest_tour_distance: number | null;
      max_speed: number | null;
      max_drift_speed: number | null;
      success_rate: number;
      flow_knots: number | null;
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
      other_sport: string | null;
      average_heart_rate: number | null;
      max_heart_rate: number | null;
      paddled_m: number | null;
      /** @description The session counts in totals and holds none of its owner's records */
      excluded_from_records: boolean;
      /** @description False for a session whose name is made of its time and place */
      is_named: boolean;
      note: string;
      video_link: string | null;
      map_filename: string | null;
      source_activity_id: string | null;
      device_name: string | null;
      /** @description Strava hides the start, so the times of day are not the real ones */
      time_hidden: boolean;
      sport: string | null;
      source_file_name: string;
      /** @description Sentences about what reading the file left out */
      warnings: string[];
      point_count: number;
      engine_version: string;
      surf_setting_applied: components['schemas']['AppliedSetting'] | null;
      privacy: components['schemas']['TrackPrivacy'];
      marks: components['schemas']['Mark'][];
      usual_heading: components['schemas']['UsualHeading'] | null;
      deleted_rides: components['schemas']['DeletedRide'][];
      kept_part: components['schemas']['KeptPart'] | null;
      trimmed_rides: components['schemas']['DeletedRide'][];
      totals: {
        total_distance: number;
        total_time: number;
        total_duration: number;
        longest_tour_time: number | null;
        top_5_avg_distance: number | null;
        top_5_avg_time: number | null;
        success_rate: number;
        tour_rate: number;
      };
      conditions: components['schemas']['Conditions'] | null;
      heart_rate: components['schemas']['HeartRate'] | null;
      effort: components['schemas']['Effort'] | null;
      surf_rides: components['schemas']['Ride'][];
      surf_attempts: components['schemas']['Ride'][];
      same_session: components['schemas']['OtherRecording'][];
      counted_as_other_surf_type: components['schemas']['OtherSurfType'] | null;
      videos: components['schemas']['AlignedVideo'][];
      trackpoints: components['schemas']['Trackpoint'][];
    };
    ActivityColumns: {
      id: number;
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      place: string | null;
      spot: string | null;
      /** Format: date-time */
      upload_time: string;
      is_public: boolean;
      is_demo: boolean;
      has_video: boolean;
      surf_type: components['schemas']['SurfType'];
      source: components['schemas']['Source'];
      total_rides: number;
      total_attempts: number;
      total_tours: number;
      longest_ride_distance: number | null;
      longest_ride_time: number | null;
      longest_tour_distance: number | null;
      max_speed: number | null;
      max_drift_speed: number | null;
      success_rate: number;
      flow_knots: number | null;
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
      other_sport: string | null;
      average_heart_rate: number | null;
      max_heart_rate: number | null;
      paddled_m: number | null;
      /** @description The session counts in totals and holds none of its owner's records */
      excluded_from_records: boolean;
      /** @description False for a session whose name is made of its time and place */
      is_named: boolean;
      note: string;
      video_link: string | null;
      map_filename: string | null;
      source_activity_id: string | null;
      device_name: string | null;
      /** @description Strava hides the start, so the times of day are not the real ones */
      time_hidden: boolean;
      sport: string | null;
      source_file_name: string;
      /** @description Sentences about what reading the file left out */
      warnings: string[];
      point_count: number;
      engine_version: string;
      surf_setting_applied: components['schemas']['AppliedSetting'] | null;
      privacy: components['schemas']['TrackPrivacy'];
      marks: components['schemas']['Mark'][];
      usual_heading: components['schemas']['UsualHeading'] | null;
      deleted_rides: components['schemas']['DeletedRide'][];
      kept_part: components['schemas']['KeptPart'] | null;
      trimmed_rides: components['schemas']['DeletedRide'][];
      totals: {
        total_distance: number;
        total_time: number;
        total_duration: number;
        longest_tour_time: number | null;
        top_5_avg_distance: number | null;
        top_5_avg_time: number | null;
        success_rate: number;
        tour_rate: number;
      };
      conditions: components['schemas']['Conditions'] | null;
      heart_rate: components['schemas']['HeartRate'] | null;
      effort: components['schemas']['Effort'] | null;
      surf_rides: components['schemas']['Ride'][];
      surf_attempts: components['schemas']['Ride'][];
      same_session: components['schemas']['OtherRecording'][];
      counted_as_other_surf_type: components['schemas']['OtherSurfType'] | null;
      videos: components['schemas']['AlignedVideo'][];
      track: string;
    };
    ActivityListItem: {
      id: number;
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      place: string | null;
      spot: string | null;
      /** Format: date-time */
      upload_time: string;
      is_public: boolean;
      is_demo: boolean;
      has_video: boolean;
      surf_type: components['schemas']['SurfType'];
      source: components['schemas']['Source'];
      total_rides: number;
      total_attempts: number;
      total_tours: number;
      longest_ride_distance: number | null;
      longest_ride_time: number | null;
      longest_tour_distance: number | null;
      max_speed: number | null;
      max_drift_speed: number | null;
      success_rate: number;
      flow_knots: number | null;
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
      other_sport: string | null;
      average_heart_rate: number | null;
      max_heart_rate: number | null;
      paddled_m: number | null;
      /** @description The session counts in totals and holds none of its owner's records */
      excluded_from_records: boolean;
    };
    Coast: {
      west: number;
      south: number;
      east: number;
      north: number;
      /** @description Polygons of rings, with longitudes and latitudes in turn; none where all is land or sea */
      sea: number[][][];
    };
    ComparedRide: {
      id: number;
      duration: number;
      distance: number;
      max_speed: number;
      surf_time: number;
      rough: boolean;
      is_surf_ride: boolean;
      is_tour: boolean;
    };
    RunningRecord: {
      id: number;
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      rough: components['schemas']['RoughRecords'];
      surf_vessel: components['schemas']['VesselName'] | null;
      paddled_m: number | null;
      rides_per_hour: number | null;
      average_heart_rate: number | null;
      rides: components['schemas']['ComparedRide'][];
      total_rides: number;
      total_distance: number;
      total_time: number;
      max_speed: number | null;
      longest_distance: number | null;
      longest_time: number | null;
      top_5_avg_distance: number[];
      top_5_avg_time: number[];
    };
    StandingRecord: {
      id: number;
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      rough: components['schemas']['RoughRecords'];
      surf_vessel: components['schemas']['VesselName'] | null;
      paddled_m: number | null;
      rides_per_hour: number | null;
      average_heart_rate: number | null;
      rides: components['schemas']['ComparedRide'][];
      total_attempts: number;
      total_surf_rides: number;
      success_rate: number;
      total_surfing_time: number;
      longest_ride_duration: number | null;
      max_drifting_speed: number | null;
      total_tours: number;
      longest_tour_distance: number | null;
      longest_tour_duration: number | null;
      flow_knots: number | null;
      minutes_from_peak: {
        first: number;
        last: number;
      } | null;
    };
    WholeTrack: {
      track: string;
    };
    Outline: {
      url_hash: string;
      /** @description SVG path of the simplified track in a square of 64 units */
      way: string;
      /** @description SVG path of the rides in a square of 64 units */
      rides: string;
      /** @description SVG path of the sea in a square of 64 units; empty without land */
      sea: string;
    };
    PictureShape: 'story' | 'square' | 'wide';
    PictureTheme: 'dark' | 'light' | 'transparent';
    PictureMotif: 'track' | 'longest_ride' | 'bars';
    UsedParameters: {
      min_speed_kmh: number;
      min_max_speed_kmh: number;
      separate_time_threshold: number;
      connect_time_threshold: number;
      min_points: number;
      min_ride_distance: number;
      min_ride_duration: number;
    };
    PublicTotals: {
      total_rides: number;
      total_attempts: number;
      total_tours: number;
      total_distance: number;
      total_time: number;
      total_duration: number;
      longest_ride_distance: number | null;
      longest_ride_time: number | null;
      longest_tour_distance: number | null;
      longest_tour_time: number | null;
      max_speed: number | null;
      max_drift_speed: number | null;
      top_5_avg_distance: number | null;
      top_5_avg_time: number | null;
      success_rate: number;
      tour_rate: number;
      rough: components['schemas']['RoughRecords'];
    };
    PublicTrackpoint: {
      id: number;
      activity_id: number;
      /** Format: date-time */
      time: string;
      latitude: number;
      longitude: number;
      distance: number;
      speed_km_h: number;
      heart_rate: number | null;
      is_surf_point: boolean;
      speed: number;
    };
    PublicActivity: {
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      username: string;
      garmin_device: string | null;
      surf_type: components['schemas']['SurfType'];
      is_demo: boolean;
      video_link: string | null;
      map_filename: string | null;
      note: string;
      distance_unit: components['schemas']['DistanceUnit'];
      speed_unit: components['schemas']['SpeedUnit'];
      surf_setting_applied: components['schemas']['UsedParameters'] | null;
      point_count: number;
      totals: components['schemas']['PublicTotals'];
      conditions: components['schemas']['Conditions'] | null;
      heart_rate: components['schemas']['HeartRate'] | null;
      effort: components['schemas']['Effort'] | null;
      surf_rides: components['schemas']['Ride'][];
      surf_attempts: components['schemas']['Ride'][];
      trackpoints: components['schemas']['PublicTrackpoint'][];
    };
    PublicActivityColumns: {
      url_hash: string;
      activity_name: string;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      username: string;
      garmin_device: string | null;
      surf_type: components['schemas']['SurfType'];
      is_demo: boolean;
      video_link: string | null;
      map_filename: string | null;
      note: string;
      distance_unit: components['schemas']['DistanceUnit'];
      speed_unit: components['schemas']['SpeedUnit'];
      surf_setting_applied: components['schemas']['UsedParameters'] | null;
      point_count: number;
      totals: components['schemas']['PublicTotals'];
      conditions: components['schemas']['Conditions'] | null;
      heart_rate: components['schemas']['HeartRate'] | null;
      effort: components['schemas']['Effort'] | null;
      surf_rides: components['schemas']['Ride'][];
      surf_attempts: components['schemas']['Ride'][];
      /** @description SVG paths of the track and its rides, as in lists */
      outline: {
        way: string;
        rides: string;
      };
      track: string;
    };
    SurfTypeChoice: {
      surf_type: 'traveling_waves' | 'standing_waves';
    };
    RecordingChoice: {
      other: string;
      counts: 'this' | 'other' | 'both';
    };
    UsualHeadingChoice: {
      is_used: boolean;
    };
    ActivityEdit: {
      activity_name?: string;
      surf_vessel_id?: number | null;
      is_public?: boolean;
      strava_sharing_confirmed?: boolean;
      video_link?: string | null;
      excluded_from_records?: boolean;
      /**
       * @description A recording that names a sport on land counts as a surf session
       * @constant
       */
      is_surfing?: true;
    };
    MapFile: {
      map_file: string;
    };
    RedetectionRequest: {
      dry_run: boolean;
      /** @description Clean the tracks again, from their original files, first */
      clean_again?: boolean;
      user_id?: number;
      url_hash?: string;
      engine_version?: string;
      setting_id?: number;
      parameters?: {
        /** @description Speed at which you count as surfing. Lower it for slow, mellow waves. In km/h. */
        min_speed_kmh?: number;
        /** @description A ride must reach this speed at least once, so fast paddling doesn't count. In km/h. */
        min_max_speed_kmh?: number;
        /** @description Rides separated by more than this are counted separately. In s. */
        separate_time_threshold?: number;
        /** @description Slow moments up to this long, in the middle of a ride, still count as surfing. In s. */
        connect_time_threshold?: number;
        /** @description A ride has at least this many GPS points while surfing. In points. */
        min_points?: number;
        /** @description A ride covers at least this distance. In m. */
        min_ride_distance?: number;
        /** @description A ride lasts at least this long. Lower this to include very short rides. In s. */
        min_ride_duration?: number;
      };
      from?: string;
    };
    RideDifference: {
      gained: number;
      lost: number;
      changed: number;
      kept: number;
    };
    RedetectionProgress: {
      /** @description Where a later request can go on */
      position: string;
      head: string;
      activities: number;
      /** @description Left out, because their recordings expired */
      expired_activities?: number;
      /** @description Detected with the usual heading for the first time */
      told_activities?: number;
      /** @description In another time zone than before, by exact borders */
      rezoned_activities?: number;
      points: number;
      points_per_second: number;
      time_left: number | null;
      rides: components['schemas']['RideDifference'];
      differing_activities: number;
      differing: {
        url_hash: string;
        user_id: number;
        gained: number;
        lost: number;
        changed: number;
        kept: number;
        /** @description What else is another one than before */
        changes?: ('time zone' | 'place' | 'start' | 'time in the water' | 'distance')[];
      }[];
      failed_activities: number;
      failed: {
        url_hash: string;
        reason: string;
      }[];
    };
    Redetection: {
      state: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
      asked: components['schemas']['RedetectionRequest'];
      /** Format: date-time */
      started_at: string;
      progress: components['schemas']['RedetectionProgress'] | null;
    };
    CurrentRedetection: {
      redetection: components['schemas']['Redetection'] | null;
    };
    LoadedDemoActivities: {
      loaded: number;
    };
    RemovedDemoActivities: {
      removed: number;
    };
    Trim: {
      kept_part: {
        /** Format: date-time */
        start_time: string;
        /** Format: date-time */
        end_time: string;
      } | null;
    };
    Start: {
      /** Format: date-time */
      start_time: string;
    };
    PushedUpload: {
      url_hash: string;
      duplicate: boolean;
      /** @description url_hashes of the file's other sessions in order of time; the answer tells the one with most rides */
      others: string[];
    };
    UploadAnswer: {
      url_hash: string;
      duplicate: boolean;
      activity_time: string | null;
      time_zone: string | null;
      utc_offset: string | null;
      total_rides: number;
      longest_ride_distance: number | null;
      longest_ride_time: number | null;
      other_sport: string | null;
      far_from_standing_wave: string | null;
      /** @description Sentences about what reading the file left out */
      warnings: string[];
      /** @description url_hashes of the file's other sessions in order of time; the answer tells the one with most rides */
      others: string[];
    };
    Note: {
      note: string;
    };
    Flood: {
      /** Format: date-time */
      slack: string;
      /** Format: date-time */
      peak: string;
      /** @description At the peak */
      knots: number;
      /** Format: date-time */
      next_slack: string;
      /** @description From when to when it runs with so many knots; null where it does not */
      windows: {
        8: [string, string] | null;
        11: [string, string] | null;
        13: [string, string] | null;
      };
      /** @description Of the window of 8 knots, from first to last light; of the whole flood without one */
      daylight: 'day' | 'night' | 'partly';
      /** @description From slack to slack, the times after last and before first light */
      dark: [string, string][];
      utc_offset: string | null;
    };
    Rapids: {
      /** @constant */
      estimate: true;
      note: string;
      credits: string[];
      floods: components['schemas']['Flood'][];
    };
    SettingProfile: {
      id: number;
      setting_name: string;
      min_speed_kmh: number;
      min_max_speed_kmh: number;
      separate_time_threshold: number;
      connect_time_threshold: number;
      min_points: number;
      min_ride_distance: number;
      min_ride_duration: number;
    };
    DefaultSetting: {
      id: number | null;
    };
    SettingSuggestion: {
      name: string;
      min_speed_kmh: number;
      min_max_speed_kmh: number;
      separate_time_threshold: number;
      connect_time_threshold: number;
      min_points: number;
      min_ride_distance: number;
      min_ride_duration: number;
    };
    VesselType:
      | 'surfboard'
      | 'sup_board'
      | 'bodyboard'
      | 'foil'
      | 'surf_kayak'
      | 'sea_kayak'
      | 'whitewater_kayak'
      | 'surfski'
      | 'other';
    Vessel: {
      id: number;
      brand: string;
      model: string;
      nickname: string | null;
      type: components['schemas']['VesselType'];
    };
    ActivationKey: {
      key: string;
    };
    VideoAlignment: {
      file_name: string;
      bytes: number;
      last_modified: number;
      /** Format: date-time */
      starts_at: string;
      method: components['schemas']['AlignmentMethod'];
    };
    GarminConnected: {
      /** @description Garmin sent a code: send it with this state */
      mfa_state?: string;
    };
    GarminProfile: {
      fullName: string;
    };
    StravaAuthorizationUrl: {
      authorization_url: string;
    };
    GarminStatus: {
      is_connected: boolean;
      last_sync: string | null;
      /** @description This installation can connect the service */
      offered: boolean;
      /** @description The service accepts the connection no longer */
      needs_reconnect: boolean;
      garmin_username: string | null;
    };
    StravaStatus: {
      is_connected: boolean;
      last_sync: string | null;
      /** @description This installation can connect the service */
      offered: boolean;
      /** @description The service accepts the connection no longer */
      needs_reconnect: boolean;
      athlete_name: string | null;
    };
    IntervalsStatus: {
      is_connected: boolean;
      last_sync: string | null;
      /** @description This installation can connect the service */
      offered: boolean;
      /** @description The service accepts the connection no longer */
      needs_reconnect: boolean;
      athlete_id: string | null;
    };
    GarminActivity: {
      activity_name: string;
      /** @description YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
      activity_date: string;
      activity_type: string;
      is_analyzed: boolean;
      analyzed_activity_url_hash: string | null;
      known_session: {
        url_hash: string;
        source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
      } | null;
      has_track: boolean;
      distance: number | null;
      duration: number | null;
      device: string | null;
    };
    GarminActivities: {
      activities: components['schemas']['GarminActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
    };
    StravaActivity: {
      activity_name: string;
      /** @description YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
      activity_date: string;
      activity_type: string;
      is_analyzed: boolean;
      analyzed_activity_url_hash: string | null;
      known_session: {
        url_hash: string;
        source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
      } | null;
      has_track: boolean;
      distance: number | null;
      duration: number | null;
      device: string | null;
      strava_activity_id: string;
      start_date: string | null;
      type: string;
      /** @description The start time is hidden at Strava */
      time_hidden: boolean;
    };
    StravaActivities: {
      activities: components['schemas']['StravaActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
    };
    IntervalsActivity: {
      activity_name: string;
      /** @description YYYY-MM-DD HH:mm:ss where it was recorded; for Garmin the key in addresses */
      activity_date: string;
      activity_type: string;
      is_analyzed: boolean;
      analyzed_activity_url_hash: string | null;
      known_session: {
        url_hash: string;
        source: 'MANUAL' | 'GARMIN' | 'STRAVA' | 'INTERVALS';
      } | null;
      has_track: boolean;
      distance: number | null;
      duration: number | null;
      device: string | null;
      intervals_activity_id: string;
      held_by: string | null;
    };
    IntervalsActivities: {
      activities: components['schemas']['IntervalsActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
    };
    AnalyzedActivity: {
      message: string;
      activity_url_hash: string;
    };
    GarminSync: {
      message: string;
      activities: components['schemas']['GarminActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
    };
    StravaSync: {
      message: string;
      activities: components['schemas']['StravaActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
      activity_name?: string;
      start_date?: string | null;
      type?: string;
    };
    IntervalsSync: {
      message: string;
      activities: components['schemas']['IntervalsActivity'][];
      /** @description Activities on all pages */
      total: number;
      full_at: number | null;
      activity_name?: string;
      start_date?: string | null;
      type?: string;
    };
    SeasonGoals: {
      sessions: number | null;
      rides: number | null;
      hours: number | null;
    };
    SeasonFigures: {
      sessions: number;
      days: number;
      time_in_water: number;
      rides: number;
      rides_per_hour: number | null;
      distance_ridden: number;
      time_ridden: number;
      attempts: number | null;
      success_rate: number | null;
      spots: number;
      paddled_m: number;
      riding_s: number;
      paddling_s: number;
      waiting_s: number;
    };
    RideRecord: {
      value: number;
      url_hash: string;
      ride_number: number;
      day: string;
    };
    SessionRecord: {
      value: number;
      url_hash: string;
      day: string;
    };
    SeasonRecords: {
      longest_distance: components['schemas']['RideRecord'] | null;
      longest_time: components['schemas']['RideRecord'] | null;
      max_speed: components['schemas']['RideRecord'] | null;
      most_rides: components['schemas']['SessionRecord'] | null;
    };
    SeasonMonth: {
      month: string;
      sessions: number;
      time_in_water: number;
      rides: number;
      rides_per_hour: number | null;
      longest_distance: number | null;
      max_speed: number | null;
    };
    SeasonDay: {
      day: string;
      sessions: number;
      rides: number;
      time_in_water: number;
    };
    SeasonVessel: {
      vessel_id: number | null;
      name: string | null;
      figures: components['schemas']['SeasonFigures'];
      records: components['schemas']['SeasonRecords'];
    };
    SeasonSpot: {
      spot_id: number | null;
      name: string | null;
      figures: components['schemas']['SeasonFigures'];
      records: components['schemas']['SeasonRecords'];
    };
    Trip: {
      place: string | null;
      from: string;
      to: string;
      sessions: number;
      rides: number;
    };
    SeasonTide: {
      state: 'low' | 'rising' | 'high' | 'falling';
      sessions: number;
      rides: number;
      time_in_water: number;
      rides_per_hour: number | null;
    };
    SeasonFlow: {
      from_knots: number | null;
      sessions: number;
      rides: number;
      time_in_water: number;
      rides_per_hour: number | null;
    };
    SeasonHour: {
      hour: number;
      sessions: number;
      rides: number;
      time_in_water: number;
      rides_per_hour: number | null;
    };
    Season: {
      from: string | null;
      to: string | null;
      is_demo: boolean;
      figures: components['schemas']['SeasonFigures'];
      previous: components['schemas']['SeasonFigures'] | null;
      records: components['schemas']['SeasonRecords'];
      months: components['schemas']['SeasonMonth'][];
      days: components['schemas']['SeasonDay'][];
      vessels: components['schemas']['SeasonVessel'][];
      spots: components['schemas']['SeasonSpot'][];
      trips: components['schemas']['Trip'][];
      tides: components['schemas']['SeasonTide'][];
      /** @description Standing waves by knots of flood; nothing from fewer than five sessions */
      flows: components['schemas']['SeasonFlow'][];
      hours: components['schemas']['SeasonHour'][];
    };
    RecordOfSession: {
      record: 'most_rides' | 'longest_distance' | 'longest_time' | 'max_speed';
      scope: 'all' | 'vessel' | 'spot';
      ride_number: number | null;
      value: number;
      replaced: {
        value: number;
        url_hash: string;
        ride_number: number | null;
        day: string;
      };
      until: string | null;
    };
    SessionTide: {
      url_hash: string;
      state: 'low' | 'rising' | 'high' | 'falling';
    };
    Spot: {
      spot_id: number;
      name: string | null;
      is_named: boolean;
      latitude: number;
      longitude: number;
      sessions: number;
      rides: number;
      first_day: string;
      last_day: string;
    };
    TakeOffs: {
      latitude: number[];
      longitude: number[];
      heading: (number | null)[];
      distance: number[];
      url_hash: string[];
      ride_number: number[];
    };
    SpotMerge: {
      into: number;
    };
    SpotName: {
      name: string;
    };
    FunnelStep: {
      step: 'registered' | 'verified' | 'first_upload' | 'first_rides' | 'second_session' | 'shared';
      people: number;
      median_days: number | null;
    };
    MonthOfActivities: {
      month: string;
      total_activities: number;
      new_activities: number;
    };
    Cohort: {
      start: string;
      size: number;
      /** @description By months since, finished ones only */
      active: number[];
    };
    DetectionGroup: {
      /** @description Null for sessions that do not name it */
      name: string | null;
      sessions: number;
      without_rides: number;
      rides: number;
      not_a_ride: number;
      missed_ride: number;
    };
    DetectionHealth: {
      engines: components['schemas']['DetectionGroup'][];
      devices: components['schemas']['DetectionGroup'][];
    };
    GlobalStats: {
      total_users: number;
      total_activities: number;
      total_public_activities: number;
      total_manual_activities: number;
      total_garmin_activities: number;
      total_strava_activities: number;
    };
    AcceptedUploads: {
      month: string;
      source: string;
      uploads: number;
    };
    RefusedUploads: {
      month: string;
      format: string;
      reason: string;
      uploads: number;
    };
    FailedSyncs: {
      service: string;
      reason: string;
      failures: number;
    };
    Intake: {
      accepted: components['schemas']['AcceptedUploads'][];
      refused: components['schemas']['RefusedUploads'][];
      failed_syncs: components['schemas']['FailedSyncs'][];
    };
    AnalyticsQuestion: {
      name: string;
      sql: string;
    };
    StorageGroup: {
      /** @description Null for all sessions together */
      source: string | null;
      /** @description Largest original of this class of sizes; null for larger ones */
      up_to_bytes: number | null;
      sessions: number;
      points: number;
      bytes: number;
      imports: number;
      median_millis: number | null;
      p95_millis: number | null;
      p99_millis: number | null;
    };
    SurfTypeShare: {
      surf_type: components['schemas']['SurfType'];
      count: number;
      percentage: number;
    };
    VesselShare: {
      vessel_type: components['schemas']['VesselType'];
      count: number;
      percentage: number;
    };
    MonthOfUsers: {
      month: string;
      total_users: number;
      new_users: number;
    };
    UserStats: {
      active_users: number;
      inactive_users: number;
      users_with_activities: number;
      users_with_public_activities: number;
      users_with_username: number;
      users_with_activation_key: number;
      users_with_garmin_activities: number;
      users_with_strava_activities: number;
      users_with_manual_activities: number;
      users_with_surf_kayak: number;
      users_with_sea_kayak: number;
      users_with_whitewater_kayak: number;
      users_with_surfboard: number;
      users_with_standup_paddleboard: number;
      users_with_foil: number;
      users_with_bodyboard: number;
      users_with_surfski: number;
      users_with_other_vessel: number;
      users_with_ocean_surfing: number;
      users_with_standing_waves: number;
      users_meters_distance: number;
      users_yards_distance: number;
      users_feet_distance: number;
      users_kmh_speed: number;
      users_mph_speed: number;
      users_ms_speed: number;
      users_kn_speed: number;
      active_users_percentage: number;
      inactive_users_percentage: number;
      users_with_activities_percentage: number;
      users_with_public_activities_percentage: number;
      users_with_username_percentage: number;
      users_with_activation_key_percentage: number;
      users_with_garmin_activities_percentage: number;
      users_with_strava_activities_percentage: number;
      users_with_manual_activities_percentage: number;
      users_with_surf_kayak_percentage: number;
      users_with_sea_kayak_percentage: number;
      users_with_whitewater_kayak_percentage: number;
      users_with_surfboard_percentage: number;
      users_with_standup_paddleboard_percentage: number;
      users_with_foil_percentage: number;
      users_with_bodyboard_percentage: number;
      users_with_surfski_percentage: number;
      users_with_other_vessel_percentage: number;
      users_with_ocean_surfing_percentage: number;
      users_with_standing_waves_percentage: number;
      users_meters_distance_percentage: number;
      users_yards_distance_percentage: number;
      users_feet_distance_percentage: number;
      users_kmh_speed_percentage: number;
      users_mph_speed_percentage: number;
      users_ms_speed_percentage: number;
      users_kn_speed_percentage: number;
    };
    EngagementRow: {
      user_id: number;
      email: string;
      username: string | null;
      total_activities: number;
      manual_activities: number;
      garmin_activities: number;
      strava_activities: number;
      public_activities: number;
      /** @description Signed in, uploaded or changed something in the last 90 days */
      is_active: boolean;
      /**
       * Format: date-time
       * @description When the account was registered
       */
      created_at: string;
    };
    JobState: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
    RebuildProgress: {
      position: string;
      head: string;
      events: number;
      /** @description Events skipped: neither the previous version nor this one can apply them */
      passed: number;
      events_per_second: number;
      seconds_left: number;
    };
    Rebuild: {
      state: components['schemas']['JobState'];
      /** Format: date-time */
      started_at: string;
      reason: string | null;
      progress: components['schemas']['RebuildProgress'] | null;
    };
    ReadModel: {
      projection: string;
      version: number;
      position: string;
      head: string;
      /** @description Age of the oldest event that is not applied yet, in seconds */
      lag: number;
      status: 'live' | 'catching_up' | 'rebuilding' | 'stalled' | 'stopped';
      rebuild: components['schemas']['Rebuild'] | null;
    };
  };
}
export type Health = components['schemas']['Health'];
export type User = components['schemas']['User'];
export type Problem = components['schemas']['Problem'];
export type DistanceUnit = components['schemas']['DistanceUnit'];
export type SpeedUnit = components['schemas']['SpeedUnit'];
export type Clock = components['schemas']['Clock'];
export type HourFormat = components['schemas']['HourFormat'];
export type Preferences = components['schemas']['Preferences'];
export type Site = components['schemas']['Site'];
export type UploadToken = components['schemas']['UploadToken'];
export type UploadTokenMade = components['schemas']['UploadTokenMade'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type Message = components['schemas']['Message'];
export type AccessToken = components['schemas']['AccessToken'];
export type OidcLoginUrl = components['schemas']['OidcLoginUrl'];
export type SurfType = components['schemas']['SurfType'];
export type Source = components['schemas']['Source'];
export type RoughRecords = components['schemas']['RoughRecords'];
export type VesselName = components['schemas']['VesselName'];
export type AppliedSetting = components['schemas']['AppliedSetting'];
export type HiddenCircle = components['schemas']['HiddenCircle'];
export type TrackPrivacy = components['schemas']['TrackPrivacy'];
export type Mark = components['schemas']['Mark'];
export type UsualHeading = components['schemas']['UsualHeading'];
export type DeletedRide = components['schemas']['DeletedRide'];
export type KeptPart = components['schemas']['KeptPart'];
export type TideState = components['schemas']['TideState'];
export type TideTurn = components['schemas']['TideTurn'];
export type TideCurve = components['schemas']['TideCurve'];
export type Tide = components['schemas']['Tide'];
export type NearestStation = components['schemas']['NearestStation'];
export type FlowEvent = components['schemas']['FlowEvent'];
export type FlowPoint = components['schemas']['FlowPoint'];
export type Flow = components['schemas']['Flow'];
export type Sun = components['schemas']['Sun'];
export type Weather = components['schemas']['Weather'];
export type Conditions = components['schemas']['Conditions'];
export type HeartRate = components['schemas']['HeartRate'];
export type Effort = components['schemas']['Effort'];
export type SpeedSourceName = components['schemas']['SpeedSourceName'];
export type Reason = components['schemas']['Reason'];
export type RideTide = components['schemas']['RideTide'];
export type RideFlow = components['schemas']['RideFlow'];
export type RideHeartRate = components['schemas']['RideHeartRate'];
export type Ride = components['schemas']['Ride'];
export type OtherRecording = components['schemas']['OtherRecording'];
export type OtherSurfType = components['schemas']['OtherSurfType'];
export type AlignmentMethod = components['schemas']['AlignmentMethod'];
export type AlignedVideo = components['schemas']['AlignedVideo'];
export type Trackpoint = components['schemas']['Trackpoint'];
export type Activity = components['schemas']['Activity'];
export type ActivityColumns = components['schemas']['ActivityColumns'];
export type ActivityListItem = components['schemas']['ActivityListItem'];
export type Coast = components['schemas']['Coast'];
export type ComparedRide = components['schemas']['ComparedRide'];
export type RunningRecord = components['schemas']['RunningRecord'];
export type StandingRecord = components['schemas']['StandingRecord'];
export type WholeTrack = components['schemas']['WholeTrack'];
export type Outline = components['schemas']['Outline'];
export type PictureShape = components['schemas']['PictureShape'];
export type PictureTheme = components['schemas']['PictureTheme'];
export type PictureMotif = components['schemas']['PictureMotif'];
export type UsedParameters = components['schemas']['UsedParameters'];
export type PublicTotals = components['schemas']['PublicTotals'];
export type PublicTrackpoint = components['schemas']['PublicTrackpoint'];
export type PublicActivity = components['schemas']['PublicActivity'];
export type PublicActivityColumns = components['schemas']['PublicActivityColumns'];
export type SurfTypeChoice = components['schemas']['SurfTypeChoice'];
export type RecordingChoice = components['schemas']['RecordingChoice'];
export type UsualHeadingChoice = components['schemas']['UsualHeadingChoice'];
export type ActivityEdit = components['schemas']['ActivityEdit'];
export type MapFile = components['schemas']['MapFile'];
export type RedetectionRequest = components['schemas']['RedetectionRequest'];
export type RideDifference = components['schemas']['RideDifference'];
export type RedetectionProgress = components['schemas']['RedetectionProgress'];
export type Redetection = components['schemas']['Redetection'];
export type CurrentRedetection = components['schemas']['CurrentRedetection'];
export type LoadedDemoActivities = components['schemas']['LoadedDemoActivities'];
export type RemovedDemoActivities = components['schemas']['RemovedDemoActivities'];
export type Trim = components['schemas']['Trim'];
export type Start = components['schemas']['Start'];
export type PushedUpload = components['schemas']['PushedUpload'];
export type UploadAnswer = components['schemas']['UploadAnswer'];
export type Note = components['schemas']['Note'];
export type Flood = components['schemas']['Flood'];
export type Rapids = components['schemas']['Rapids'];
export type SettingProfile = components['schemas']['SettingProfile'];
export type DefaultSetting = components['schemas']['DefaultSetting'];
export type SettingSuggestion = components['schemas']['SettingSuggestion'];
export type VesselType = components['schemas']['VesselType'];
export type Vessel = components['schemas']['Vessel'];
export type ActivationKey = components['schemas']['ActivationKey'];
export type VideoAlignment = components['schemas']['VideoAlignment'];
export type GarminConnected = components['schemas']['GarminConnected'];
export type GarminProfile = components['schemas']['GarminProfile'];
export type StravaAuthorizationUrl = components['schemas']['StravaAuthorizationUrl'];
export type GarminStatus = components['schemas']['GarminStatus'];
export type StravaStatus = components['schemas']['StravaStatus'];
export type IntervalsStatus = components['schemas']['IntervalsStatus'];
export type GarminActivity = components['schemas']['GarminActivity'];
export type GarminActivities = components['schemas']['GarminActivities'];
export type StravaActivity = components['schemas']['StravaActivity'];
export type StravaActivities = components['schemas']['StravaActivities'];
export type IntervalsActivity = components['schemas']['IntervalsActivity'];
export type IntervalsActivities = components['schemas']['IntervalsActivities'];
export type AnalyzedActivity = components['schemas']['AnalyzedActivity'];
export type GarminSync = components['schemas']['GarminSync'];
export type StravaSync = components['schemas']['StravaSync'];
export type IntervalsSync = components['schemas']['IntervalsSync'];
export type SeasonGoals = components['schemas']['SeasonGoals'];
export type SeasonFigures = components['schemas']['SeasonFigures'];
export type RideRecord = components['schemas']['RideRecord'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type SeasonRecords = components['schemas']['SeasonRecords'];
export type SeasonMonth = components['schemas']['SeasonMonth'];
export type SeasonDay = components['schemas']['SeasonDay'];
export type SeasonVessel = components['schemas']['SeasonVessel'];
export type SeasonSpot = components['schemas']['SeasonSpot'];
export type Trip = components['schemas']['Trip'];
export type SeasonTide = components['schemas']['SeasonTide'];
export type SeasonFlow = components['schemas']['SeasonFlow'];
export type SeasonHour = components['schemas']['SeasonHour'];
export type Season = components['schemas']['Season'];
export type RecordOfSession = components['schemas']['RecordOfSession'];
export type SessionTide = components['schemas']['SessionTide'];
export type Spot = components['schemas']['Spot'];
export type TakeOffs = components['schemas']['TakeOffs'];
export type SpotMerge = components['schemas']['SpotMerge'];
export type SpotName = components['schemas']['SpotName'];
export type FunnelStep = components['schemas']['FunnelStep'];
export type MonthOfActivities = components['schemas']['MonthOfActivities'];
export type Cohort = components['schemas']['Cohort'];
export type DetectionGroup = components['schemas']['DetectionGroup'];
export type DetectionHealth = components['schemas']['DetectionHealth'];
export type GlobalStats = components['schemas']['GlobalStats'];
export type AcceptedUploads = components['schemas']['AcceptedUploads'];
export type RefusedUploads = components['schemas']['RefusedUploads'];
export type FailedSyncs = components['schemas']['FailedSyncs'];
export type Intake = components['schemas']['Intake'];
export type AnalyticsQuestion = components['schemas']['AnalyticsQuestion'];
export type StorageGroup = components['schemas']['StorageGroup'];
export type SurfTypeShare = components['schemas']['SurfTypeShare'];
export type VesselShare = components['schemas']['VesselShare'];
export type MonthOfUsers = components['schemas']['MonthOfUsers'];
export type UserStats = components['schemas']['UserStats'];
export type EngagementRow = components['schemas']['EngagementRow'];
export type JobState = components['schemas']['JobState'];
export type RebuildProgress = components['schemas']['RebuildProgress'];
export type Rebuild = components['schemas']['Rebuild'];
export type ReadModel = components['schemas']['ReadModel'];
export type $defs = Record<string, never>;
export interface operations {
  health: {
    responses: {
      /** @description Serving */
      200: {
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  'Account.me': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['User'];
        };
      };
    };
  };
  'Account.preferences': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
    };
  };
  'Site.site': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Site'];
        };
      };
    };
  };
  'UploadTokens.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['UploadToken'][];
        };
      };
    };
  };
  'MakeUploadToken.make': {
    requestBody: {
      content: {
        'application/json': {
          name: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          'application/json': components['schemas']['UploadTokenMade'];
        };
      };
    };
  };
  'ChangePassword.change': {
    requestBody: {
      content: {
        'application/json': {
          current_password: string;
          new_password: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['PasswordChanged'];
        };
      };
    };
  };
  'ChoosePreferences.choose': {
    requestBody: {
      content: {
        'application/json': {
          preferred_distance_unit?: components['schemas']['DistanceUnit'];
          preferred_speed_unit?: components['schemas']['SpeedUnit'];
          /** @description Distances from one kilometer or mile on are in that unit */
          long_distances_in_km_or_mi?: boolean;
          preferred_clock?: components['schemas']['Clock'];
          preferred_hour_format?: components['schemas']['HourFormat'];
          /** @description Highest heart rate in beats per minute, of which the zones are shares */
          max_heart_rate?: number | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
    };
  };
  'ChooseUsername.choose': {
    requestBody: {
      content: {
        'application/json': {
          username: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': {
            username: string;
          };
        };
      };
    };
  };
  'DeleteUploadToken.delete': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'EraseAccount.erase': {
    requestBody: {
      content: {
        'application/json': {
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'Register.register': {
    requestBody: {
      content: {
        'application/json': {
          email: string;
          password: string;
          browser_secret?: string;
          /** @description IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
          time_zone?: string;
          invitation?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'RequestPasswordReset.request': {
    requestBody: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'ResendVerification.resend': {
    requestBody: {
      content: {
        'application/json': {
          email: string;
          browser_secret: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'ResetPassword.reset': {
    requestBody: {
      content: {
        'application/json': {
          token: string;
          new_password: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'SetUpPassword.setUp': {
    requestBody: {
      content: {
        'application/json': {
          new_password: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'SignInWithGoogle.signIn': {
    requestBody: {
      content: {
        'application/json':
          | string
          | {
              credential: string;
              /** @description IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
              time_zone?: string;
            };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
    };
  };
  'SignInWithLink.signIn': {
    requestBody: {
      content: {
        'application/json': {
          token: string;
          browser_secret: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
    };
  };
  'SignInWithOidc.start': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['OidcLoginUrl'];
        };
      };
    };
  };
  'SignInWithOidc.signIn': {
    requestBody: {
      content: {
        'application/json': {
          code: string;
          state: string;
          iss?: string;
          /** @description IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
          time_zone?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
    };
  };
  'SignIn.signIn': {
    requestBody: {
      content: {
        'application/json': {
          username: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
    };
  };
  'SignOutEverywhere.signOut': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'SignOut.signOut': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'VerifyEmail.verify': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  'ActivityDetail.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'ActivityList.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['ActivityListItem'][];
        };
      };
    };
  };
  'Coast.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Coast'];
        };
      };
    };
  };
  'Compare.running': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['RunningRecord'][];
        };
      };
    };
  };
  'Compare.standing': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StandingRecord'][];
        };
      };
    };
  };
  'PersonalArchive.download': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/zip': string;
        };
      };
    };
  };
  'ActivityFiles.original': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/vnd.rideline.original': string;
        };
      };
    };
  };
  'ActivityFiles.gpx': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/gpx+xml': string;
        };
      };
    };
  };
  'WholeTrack.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['WholeTrack'];
        };
      };
    };
  };
  'MapFile.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'text/html': string;
        };
      };
    };
  };
  'Outlines.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Outline'][];
        };
      };
    };
  };
  'Picture.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'image/png': string;
        };
      };
    };
  };
  'SharePicture.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'image/png': string;
        };
      };
    };
  };
  'PublicActivity.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['PublicActivity'];
          'application/vnd.rideline.columns+json': components['schemas']['PublicActivityColumns'];
        };
      };
    };
  };
  'ChangeSurfType.change': {
    requestBody: {
      content: {
        'application/json': components['schemas']['SurfTypeChoice'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'ChooseRecording.choose': {
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordingChoice'];
      };
    };
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'ChooseTrackPrivacy.choose': {
    requestBody: {
      content: {
        'application/json': {
          rides_only: boolean;
          hidden_circle: {
            latitude: number;
            longitude: number;
            radius_meters: number;
          } | null;
          /** @description Others see the heart rate too; left out, it stays as it is */
          show_heart_rate?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['TrackPrivacy'];
        };
      };
    };
  };
  'ChooseUsualHeading.choose': {
    requestBody: {
      content: {
        'application/json': components['schemas']['UsualHeadingChoice'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'EditActivity.edit': {
    requestBody: {
      content: {
        'application/json': components['schemas']['ActivityEdit'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['ActivityEdit'] | components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'DeleteActivity.delete': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'DeleteRide.delete[0]': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'DeleteRide.delete[1]': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'DeleteRide.restore[0]': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'DeleteRide.restore[1]': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'DrawMap.map': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
    };
  };
  'DrawMap.gpsVisualization': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
    };
  };
  'DrawMap.developMap': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
    };
  };
  'MarkSession.mark': {
    requestBody: {
      content: {
        'application/json': {
          marks: {
            kind: 'not_a_ride' | 'missed_ride';
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'ReapplySettings.reapply': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'Redetect.start': {
    requestBody: {
      content: {
        'application/json': components['schemas']['RedetectionRequest'];
      };
    };
    responses: {
      /** @description Success */
      202: {
        content: {
          'application/json': components['schemas']['Redetection'];
        };
      };
    };
  };
  'Redetect.current': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['CurrentRedetection'];
        };
      };
    };
  };
  'Redetect.cancel': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'LoadDemoActivities.load': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['LoadedDemoActivities'];
        };
      };
    };
  };
  'RemoveDemoActivities.remove': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['RemovedDemoActivities'];
        };
      };
    };
  };
  'TrimTrack.trim': {
    requestBody: {
      content: {
        'application/json': components['schemas']['Trim'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'CorrectStart.correct': {
    requestBody: {
      content: {
        'application/json': components['schemas']['Start'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
    };
  };
  'PushUpload.push': {
    requestBody: {
      content: {
        'application/octet-stream': string;
        'multipart/form-data': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['PushedUpload'];
        };
      };
      /** @description Success */
      201: {
        content: {
          'application/json': components['schemas']['PushedUpload'];
        };
      };
    };
  };
  'UploadActivity.analyze': {
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          tcx_file: string;
          surf_type: 'ocean' | 'skookumchuck';
          setting_id?: number;
          /** @description Comes before the name in the file. */
          name?: string;
          note?: string;
          /** @description Counts where the file leaves its sport open, as routes of Apple Health do. */
          sport?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['UploadAnswer'];
        };
      };
    };
  };
  'WriteNote.write': {
    requestBody: {
      content: {
        'application/json': components['schemas']['Note'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Note'];
        };
      };
    };
  };
  'Rapids.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Rapids'];
        };
      };
    };
  };
  'Rapids.calendar': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'text/calendar': string;
        };
      };
    };
  };
  'SettingProfiles.profiles': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SettingProfile'][];
        };
      };
    };
  };
  'CreateSetting.create': {
    requestBody: {
      content: {
        'application/json': {
          setting_name: string;
          /** @description Speed at which you count as surfing. Lower it for slow, mellow waves. In km/h. */
          min_speed_kmh: number;
          /** @description A ride must reach this speed at least once, so fast paddling doesn't count. In km/h. */
          min_max_speed_kmh: number;
          /** @description Rides separated by more than this are counted separately. In s. */
          separate_time_threshold: number;
          /** @description Slow moments up to this long, in the middle of a ride, still count as surfing. In s. */
          connect_time_threshold: number;
          /** @description A ride has at least this many GPS points while surfing. In points. */
          min_points: number;
          /** @description A ride covers at least this distance. In m. */
          min_ride_distance: number;
          /** @description A ride lasts at least this long. Lower this to include very short rides. In s. */
          min_ride_duration: number;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          'application/json': components['schemas']['SettingProfile'];
        };
      };
    };
  };
  'SettingProfiles.defaultSetting': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['DefaultSetting'];
        };
      };
    };
  };
  'ClearDefaultSetting.clear': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'SystemSuggestions.suggestions': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SettingSuggestion'][];
        };
      };
    };
  };
  'ChooseDefaultSetting.choose': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['DefaultSetting'];
        };
      };
    };
  };
  'EditSetting.edit': {
    requestBody: {
      content: {
        'application/json': {
          setting_name: string;
          /** @description Speed at which you count as surfing. Lower it for slow, mellow waves. In km/h. */
          min_speed_kmh: number;
          /** @description A ride must reach this speed at least once, so fast paddling doesn't count. In km/h. */
          min_max_speed_kmh: number;
          /** @description Rides separated by more than this are counted separately. In s. */
          separate_time_threshold: number;
          /** @description Slow moments up to this long, in the middle of a ride, still count as surfing. In s. */
          connect_time_threshold: number;
          /** @description A ride has at least this many GPS points while surfing. In points. */
          min_points: number;
          /** @description A ride covers at least this distance. In m. */
          min_ride_distance: number;
          /** @description A ride lasts at least this long. Lower this to include very short rides. In s. */
          min_ride_duration: number;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SettingProfile'];
        };
      };
    };
  };
  'DeleteSetting.delete': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'ListVessels.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Vessel'][];
        };
      };
    };
  };
  'AddVessel.add': {
    requestBody: {
      content: {
        'application/json': {
          brand: string;
          model: string;
          nickname?: string | null;
          type:
            | 'surfboard'
            | 'sup_board'
            | 'bodyboard'
            | 'foil'
            | 'surf_kayak'
            | 'sea_kayak'
            | 'whitewater_kayak'
            | 'surfski'
            | 'other';
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          'application/json': components['schemas']['Vessel'];
        };
      };
    };
  };
  'EditVessel.edit': {
    requestBody: {
      content: {
        'application/json': {
          brand: string;
          model: string;
          nickname?: string | null;
          type:
            | 'surfboard'
            | 'sup_board'
            | 'bodyboard'
            | 'foil'
            | 'surf_kayak'
            | 'sea_kayak'
            | 'whitewater_kayak'
            | 'surfski'
            | 'other';
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Vessel'];
        };
      };
    };
  };
  'DeleteVessel.delete': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'ActivationKey.key': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['ActivationKey'];
        };
      };
    };
  };
  'AlignVideo.align': {
    requestBody: {
      content: {
        'application/json': components['schemas']['VideoAlignment'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AlignedVideo'][];
        };
      };
    };
  };
  'AssignKey.assign': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['ActivationKey'];
        };
      };
    };
  };
  'ForgetVideo.forget': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'ConnectGarmin.connect': {
    requestBody: {
      content: {
        'application/json': {
          garmin_username: string;
          garmin_password: string;
          mfa_state?: string | null;
          mfa_code?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GarminConnected'];
        };
      };
    };
  };
  'Disconnect.garmin': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'GarminProfile.profile': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GarminProfile'];
        };
      };
    };
  };
  'ConnectStrava.connect': {
    requestBody: {
      content: {
        'application/json': {
          code: string;
          state?: string;
          scope?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'Disconnect.strava': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'StartStravaConnection.start': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StravaAuthorizationUrl'];
        };
      };
    };
  };
  'ConnectIntervals.connect': {
    requestBody: {
      content: {
        'application/json': {
          api_key: string;
        };
      };
    };
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'Disconnect.intervals': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'ConnectionStatus.garmin': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GarminStatus'];
        };
      };
    };
  };
  'ConnectionStatus.strava': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StravaStatus'];
        };
      };
    };
  };
  'ConnectionStatus.intervals': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['IntervalsStatus'];
        };
      };
    };
  };
  'ListedActivities.garmin': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GarminActivities'];
        };
      };
    };
  };
  'ListedActivities.strava': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StravaActivities'];
        };
      };
    };
  };
  'ListedActivities.intervals': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['IntervalsActivities'];
        };
      };
    };
  };
  'AnalyzeListedActivity.garmin': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'AnalyzeListedActivity.garminSkook': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'AnalyzeListedActivity.strava': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'AnalyzeListedActivity.stravaSkook': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'AnalyzeListedActivity.intervals': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'AnalyzeListedActivity.intervalsSkook': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
    };
  };
  'HideListedActivity.garmin': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'HideListedActivity.strava': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'HideListedActivity.intervals': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
  'Sync.garmin': {
    requestBody: {
      content: {
        'application/json': {
          sync_type?: 'recent-10' | 'recent-30' | 'recent-100' | 'select-date';
          date?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GarminSync'];
        };
      };
    };
  };
  'Sync.strava': {
    requestBody: {
      content: {
        'application/json': {
          sync_type: 'last' | 'recent-100' | 'select-date';
          date?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StravaSync'];
        };
      };
    };
  };
  'Sync.intervals': {
    requestBody: {
      content: {
        'application/json': {
          sync_type?: 'last' | 'recent-10' | 'recent-30' | 'recent-100' | 'select-date';
          date?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['IntervalsSync'];
        };
      };
    };
  };
  'Goals.goals': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SeasonGoals'];
        };
      };
    };
  };
  'SetGoals.set': {
    requestBody: {
      content: {
        'application/json': components['schemas']['SeasonGoals'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SeasonGoals'];
        };
      };
    };
  };
  'SeasonPicture.get': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'image/png': string;
        };
      };
    };
  };
  'Season.season': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
    };
  };
  'SessionRecords.records': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['RecordOfSession'][];
        };
      };
    };
  };
  'SessionTides.tides': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SessionTide'][];
        };
      };
    };
  };
  'Spots.list': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Spot'][];
        };
      };
    };
  };
  'Spots.ofSession': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
    };
  };
  'TakeOffs.takeOffs': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['TakeOffs'];
        };
      };
    };
  };
  'MergeSpots.merge': {
    requestBody: {
      content: {
        'application/json': components['schemas']['SpotMerge'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
    };
  };
  'NameSpot.name': {
    requestBody: {
      content: {
        'application/json': components['schemas']['SpotName'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
    };
  };
  'ActivationFunnel.funnel': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['FunnelStep'][];
        };
      };
    };
  };
  'ActivityGrowth.activityGrowth': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
    };
  };
  'ActivityGrowth.newActivities': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
    };
  };
  'ActivityGrowth.monthlyActivities': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
    };
  };
  'Cohorts.cohorts': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Cohort'][];
        };
      };
    };
  };
  'DetectionHealth.health': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['DetectionHealth'];
        };
      };
    };
  };
  'GlobalStats.global': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['GlobalStats'];
        };
      };
    };
  };
  'Intake.intake': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['Intake'];
        };
      };
    };
  };
  'Questions.questions': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['AnalyticsQuestion'][];
        };
      };
    };
  };
  'Storage.storage': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['StorageGroup'][];
        };
      };
    };
  };
  'SurfTypes.surfTypes': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['SurfTypeShare'][];
        };
      };
    };
  };
  'SurfVessels.vessels': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['VesselShare'][];
        };
      };
    };
  };
  'UserGrowth.userGrowth': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
    };
  };
  'UserGrowth.newUserRegistrations': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
    };
  };
  'UserGrowth.monthlyUsers': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
    };
  };
  'UserStats.userStats': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['UserStats'];
        };
      };
    };
  };
  'UserEngagement.view': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['EngagementRow'][];
        };
      };
    };
  };
  'Replays.replays': {
    responses: {
      /** @description Success */
      200: {
        content: {
          'application/json': components['schemas']['ReadModel'][];
        };
      };
    };
  };
  'RebuildProjection.start': {
    requestBody: {
      content: {
        'application/json': {
          projection: string;
        };
      };
    };
    responses: {
      /** @description Success */
      202: {
        content: {
          'application/json': {
            projection: string;
            state: string;
            /** Format: date-time */
            started_at: string;
          };
        };
      };
    };
  };
  'RebuildProjection.cancel': {
    responses: {
      /** @description Done */
      204: {
        content?: never;
      };
    };
  };
}
