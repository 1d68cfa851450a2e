/** Written by `npm run docs` from the OpenAPI document: the shapes of requests and answers. */
export interface paths {
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the app can serve, and the lag of each projection */
    get: operations['health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your account */
    get: operations['Account.me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How you read distances, speeds and times */
    get: operations['Account.preferences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/site': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings of this installation that are needed before login */
    get: operations['Site.site'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/upload-tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your upload tokens, the newest first */
    get: operations['UploadTokens.list'];
    put?: never;
    /** Make a token with which a watch, a phone or a program can upload and do nothing else */
    post: operations['MakeUploadToken.make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the password; ends every other login session */
    post: operations['ChangePassword.change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/update-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose how you read distances, speeds and times */
    post: operations['ChoosePreferences.choose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/update-username': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose a username */
    post: operations['ChooseUsername.choose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/upload-tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete an upload token, which then uploads nothing more */
    delete: operations['DeleteUploadToken.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/delete-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete the account and its data */
    post: operations['EraseAccount.erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an account; a mail with a verification link is sent */
    post: operations['Register.register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request-password-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Request a mail with a password reset link */
    post: operations['RequestPasswordReset.request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the verification link of a registration in this browser again */
    post: operations['ResendVerification.resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a new password by the token of a reset link */
    post: operations['ResetPassword.reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/setup-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the first password of a Google account */
    post: operations['SetUpPassword.setUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/google': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Log in with an ID token of Google */
    post: operations['SignInWithGoogle.signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Log in the browser that registered, by its verification link */
    post: operations['SignInWithLink.signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Log in with email and password, sent as a form */
    post: operations['SignIn.signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout-everywhere': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End every login session of the account and delete its upload tokens */
    post: operations['SignOutEverywhere.signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End this login session */
    post: operations['SignOut.signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verify-email/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Verify an email by the token of its link */
    get: operations['VerifyEmail.verify'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of your activities by url_hash or number, with its rides and track */
    get: operations['ActivityDetail.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your activities, newest first */
    get: operations['ActivityList.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/coast/{cell}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Land and sea around a degree, from OpenStreetMap (ODbL) */
    get: operations['Coast.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/compare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ocean sessions side by side */
    get: operations['Compare.running'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/compare/skook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Standing-wave sessions side by side */
    get: operations['Compare.standing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All your data as a zip */
    get: operations['PersonalArchive.download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/original': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The uploaded file */
    get: operations['ActivityFiles.original'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/gpx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cleaned track as GPX */
    get: operations['ActivityFiles.gpx'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/whole-track': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The whole track, also of a trimmed session */
    get: operations['WholeTrack.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/results/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A map as a standalone page */
    get: operations['MapFile.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/outlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Small pictures of tracks, without those that are not stored */
    get: operations['Outlines.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/activities/{urlHash}/picture.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Preview picture of a shared activity */
    get: operations['Picture.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/share-picture': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture of your session to share */
    get: operations['SharePicture.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/activities/{urlHash}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A shared activity */
    get: operations['PublicActivity.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/surf-type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Correct the surf type and detect rides again */
    put: operations['ChangeSurfType.change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/same-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Choose which of two recordings of one session count */
    put: operations['ChooseRecording.choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/privacy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Choose the part of the track that others see */
    put: operations['ChooseTrackPrivacy.choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/usual-heading': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Detect rides with or without what other sessions at the spot tell */
    put: operations['ChooseUsualHeading.choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Rename, share, link a video, assign a vessel or exclude from records */
    put: operations['EditActivity.edit'];
    post?: never;
    /** Delete an activity with its files */
    delete: operations['DeleteActivity.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rides/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a ride or attempt */
    delete: operations['DeleteRide.delete[0]'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/attempts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a ride or attempt */
    delete: operations['DeleteRide.delete[1]'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rides/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restore a deleted ride or attempt */
    post: operations['DeleteRide.restore[0]'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/attempts/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restore a deleted ride or attempt */
    post: operations['DeleteRide.restore[1]'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/generate-map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Draw the map of an activity */
    get: operations['DrawMap.map'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/generate-gps-visualization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Draw the GPS visualization of an activity */
    get: operations['DrawMap.gpsVisualization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/develop-map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Draw the develop map of a standing-wave activity */
    get: operations['DrawMap.developMap'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/marks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replace the marks and detect rides again */
    put: operations['MarkSession.mark'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/surf-setting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Detect rides again with another profile */
    put: operations['ReapplySettings.reapply'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/redetections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Start a re-detection */
    post: operations['Redetect.start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/redetections/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The running re-detection, else the latest one */
    get: operations['Redetect.current'];
    put?: never;
    post?: never;
    /** Cancel the running re-detection */
    delete: operations['Redetect.cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/demo-activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add the demo activities, unless some are there */
    post: operations['LoadDemoActivities.load'];
    /** Delete the demo activities */
    delete: operations['RemoveDemoActivities.remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/trim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Cut the ends of the session, or take that back, and detect rides again */
    put: operations['TrimTrack.trim'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a FIT, GPX or TCX file as the body, or in the field `file` of a form, by an upload token */
    post: operations['PushUpload.push'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload a FIT, GPX or TCX file */
    post: operations['UploadActivity.analyze'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replace the note */
    put: operations['WriteNote.write'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your detection profiles */
    get: operations['SettingProfiles.profiles'];
    put?: never;
    /** Create a detection profile */
    post: operations['CreateSetting.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/default-setting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your default profile */
    get: operations['SettingProfiles.defaultSetting'];
    put?: never;
    post?: never;
    /** Use no profile by default */
    delete: operations['ClearDefaultSetting.clear'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/system-suggested-surf-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Suggested detection profiles */
    get: operations['SystemSuggestions.suggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/default-setting/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Choose the default profile */
    put: operations['ChooseDefaultSetting.choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-settings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Edit a detection profile */
    put: operations['EditSetting.edit'];
    post?: never;
    /** Delete a detection profile */
    delete: operations['DeleteSetting.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-vessels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your vessels; with surf_type, those ridden in a session of this kind and those not ridden yet */
    get: operations['ListVessels.list'];
    put?: never;
    /** Add a vessel */
    post: operations['AddVessel.add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surf-vessels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Edit a vessel */
    put: operations['EditVessel.edit'];
    post?: never;
    /** Delete a vessel */
    delete: operations['DeleteVessel.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/activation-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your activation key */
    get: operations['ActivationKey.key'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/videos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Say when a video of the session starts, and answer with all of them */
    put: operations['AlignVideo.align'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/me/get-activation-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get an activation key, the same one each time */
    post: operations['AssignKey.assign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/videos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a video from the session */
    delete: operations['ForgetVideo.forget'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Connect Garmin with email and password, and then with the code that Garmin sends */
    post: operations['ConnectGarmin.connect'];
    /** Disconnect Garmin */
    delete: operations['Disconnect.garmin'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Name of your account at Garmin */
    get: operations['GarminProfile.profile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Connect Strava with the code of its callback */
    post: operations['ConnectStrava.connect'];
    /** Disconnect Strava */
    delete: operations['Disconnect.strava'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava/auth-url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Address of Strava's page for connecting */
    get: operations['StartStravaConnection.start'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/intervals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Connect intervals.icu with the API key of its settings */
    post: operations['ConnectIntervals.connect'];
    /** Disconnect intervals.icu */
    delete: operations['Disconnect.intervals'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State of your connection to Garmin */
    get: operations['ConnectionStatus.garmin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State of your connection to Strava */
    get: operations['ConnectionStatus.strava'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/intervals/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State of your connection to intervals.icu */
    get: operations['ConnectionStatus.intervals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your activities that were synced from Garmin */
    get: operations['ListedActivities.garmin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your activities that were synced from Strava */
    get: operations['ListedActivities.strava'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/intervals/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your activities that were synced from intervals.icu */
    get: operations['ListedActivities.intervals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/garmin/{activity_date}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from Garmin as ocean surfing */
    post: operations['AnalyzeListedActivity.garmin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/garmin/{activity_date}/skook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from Garmin as standing waves */
    post: operations['AnalyzeListedActivity.garminSkook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/strava/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from Strava as ocean surfing */
    post: operations['AnalyzeListedActivity.strava'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/strava/{id}/skook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from Strava as standing waves */
    post: operations['AnalyzeListedActivity.stravaSkook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/intervals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from intervals.icu as ocean surfing */
    post: operations['AnalyzeListedActivity.intervals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze/intervals/{id}/skook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Analyze an activity from intervals.icu as standing waves */
    post: operations['AnalyzeListedActivity.intervalsSkook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin/activities/{activity_date}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove an activity from the list of Garmin */
    delete: operations['HideListedActivity.garmin'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava/activities/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove an activity from the list of Strava */
    delete: operations['HideListedActivity.strava'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/intervals/activities/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove an activity from the list of intervals.icu */
    delete: operations['HideListedActivity.intervals'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/garmin/sync': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List activities at Garmin */
    post: operations['Sync.garmin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/strava/sync': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List activities at Strava */
    post: operations['Sync.strava'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/connect/intervals/sync': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List activities at intervals.icu */
    post: operations['Sync.intervals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/season/goals/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your goals of a year */
    get: operations['Goals.goals'];
    /** Set your goals of a year */
    put: operations['SetGoals.set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/season/pictures/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture of your year to share */
    get: operations['SeasonPicture.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/season': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A period of your sessions */
    get: operations['Season.season'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/activities/{url_hash}/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The records that rides of an activity set, and what they replaced */
    get: operations['SessionRecords.records'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/season/tides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The tide at which your sessions began */
    get: operations['SessionTides.tides'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/spots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The spots of your sessions, the one with most sessions first */
    get: operations['Spots.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/spots/of/{url_hash}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The spot of one of your sessions */
    get: operations['Spots.ofSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/spots/{id}/take-offs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the rides of a spot began */
    get: operations['TakeOffs.takeOffs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/spots/{id}/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Merge a spot into another one, and answer with that one */
    post: operations['MergeSpots.merge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/spots/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Name a spot; an empty name gives the name of its place back */
    put: operations['NameSpot.name'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/activation-funnel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far people who registered in a period came, and how fast */
    get: operations['ActivationFunnel.funnel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/activity-growth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities a month: the total and the new ones */
    get: operations['ActivityGrowth.activityGrowth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/new-activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities a month: the total and the new ones (as activity-growth) */
    get: operations['ActivityGrowth.newActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/monthly-activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities a month: the total and the new ones (as activity-growth) */
    get: operations['ActivityGrowth.monthlyActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/cohorts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** People by the month since which they count, and how many of them had a day of use in each one after */
    get: operations['Cohorts.cohorts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/detection-health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sessions without rides, rides and corrections of them, by engine version and device family */
    get: operations['DetectionHealth.health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/global': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Totals of users and activities */
    get: operations['GlobalStats.global'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/intake': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Uploads a month: accepted by source, refused by format and reason; and syncs that failed */
    get: operations['Intake.intake'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The SQL behind every figure of the dashboard */
    get: operations['Questions.questions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/storage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What sessions take, and how long imports took by source and size; all sessions together come last */
    get: operations['Storage.storage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/surf-types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities by surf type; percentages are of all activities */
    get: operations['SurfTypes.surfTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/surf-vessels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities by type of vessel; percentages are of the activities with a vessel */
    get: operations['SurfVessels.vessels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/user-growth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users a month: the total and the new ones */
    get: operations['UserGrowth.userGrowth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/new-user-registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users a month: the total and the new ones (as user-growth) */
    get: operations['UserGrowth.newUserRegistrations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/monthly-users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users a month: the total and the new ones (as user-growth) */
    get: operations['UserGrowth.monthlyUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/user-stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users by activity, source, vessel, surf type and units; percentages are of all users */
    get: operations['UserStats.userStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/stats/user-engagement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users with email, username and figures; each look is recorded with your id */
    get: operations['UserEngagement.view'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every projection with its position in the event log and its last rebuild */
    get: operations['Replays.replays'];
    put?: never;
    /** Start or continue the rebuild of a projection */
    post: operations['RebuildProjection.start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/replays/{projection}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancel the rebuild of a projection */
    delete: operations['RebuildProjection.cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
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
      auth_provider: 'email' | 'google' | 'both';
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
      /** @description False while all are the defaults of every account */
      has_chosen: boolean;
    };
    Site: {
      product: string;
      support_email: string;
      google_client_id: string | null;
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
      sun: components['schemas']['Sun'] | null;
      weather: components['schemas']['Weather'] | null;
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
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
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
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
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
      rough: components['schemas']['RoughRecords'];
      surf_vessel_id: number | null;
      surf_vessel: components['schemas']['VesselName'] | null;
      copy_of: string | null;
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
    PushedUpload: {
      url_hash: string;
      duplicate: boolean;
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
      far_from_standing_wave: string | null;
    };
    Note: {
      note: string;
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
      hours: components['schemas']['SeasonHour'][];
    };
    RecordOfSession: {
      record: 'longest_distance' | 'longest_time' | 'max_speed';
      scope: 'all' | 'vessel' | 'spot';
      ride_number: number;
      value: number;
      replaced: components['schemas']['RideRecord'];
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
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
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
export type Sun = components['schemas']['Sun'];
export type Weather = components['schemas']['Weather'];
export type Conditions = components['schemas']['Conditions'];
export type SpeedSourceName = components['schemas']['SpeedSourceName'];
export type Reason = components['schemas']['Reason'];
export type RideTide = components['schemas']['RideTide'];
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
export type PushedUpload = components['schemas']['PushedUpload'];
export type UploadAnswer = components['schemas']['UploadAnswer'];
export type Note = components['schemas']['Note'];
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Serving */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description Starting, stopping, or without a database for 5 seconds */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            status: 'starting' | 'unavailable' | 'stopping';
            /** @description How far the start is, or what is missing */
            reasons?: string[];
          };
        };
      };
    };
  };
  'Account.me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Account.preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Site.site': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Site'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UploadTokens.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadToken'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'MakeUploadToken.make': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadTokenMade'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChangePassword.change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordChanged'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChoosePreferences.choose': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          preferred_distance_unit?: components['schemas']['DistanceUnit'];
          preferred_speed_unit?: components['schemas']['SpeedUnit'];
          /** @description Distances from one kilometer or mile on are in that unit */
          long_distances_in_km_or_mi?: boolean;
          preferred_clock?: components['schemas']['Clock'];
          preferred_hour_format?: components['schemas']['HourFormat'];
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChooseUsername.choose': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            username: string;
          };
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteUploadToken.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'EraseAccount.erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Register.register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          password: string;
          browser_secret?: string;
          /** @description IANA zone of the browser. An account opened outside Pacific time begins with the spot's time */
          time_zone?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'RequestPasswordReset.request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ResendVerification.resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ResetPassword.reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SetUpPassword.setUp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SignInWithGoogle.signIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SignInWithLink.signIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SignIn.signIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SignOutEverywhere.signOut': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SignOut.signOut': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'VerifyEmail.verify': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityDetail.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Done */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityList.list': {
    parameters: {
      query?: {
        surf_type?: 'traveling_waves' | 'standing_waves';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityListItem'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Coast.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        cell: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Coast'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Compare.running': {
    parameters: {
      query: {
        activity_hashes: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RunningRecord'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Compare.standing': {
    parameters: {
      query: {
        activity_hashes: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandingRecord'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'PersonalArchive.download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityFiles.original': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.rideline.original': string;
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityFiles.gpx': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/gpx+xml': string;
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'WholeTrack.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WholeTrack'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'MapFile.get': {
    parameters: {
      query?: {
        distance_unit?: 'meters' | 'yards' | 'feet';
        speed_unit?: 'km/h' | 'mph' | 'm/s' | 'kn';
        long_distances_in_km_or_mi?: boolean;
      };
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description Success */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Success */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Success */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Outlines.list': {
    parameters: {
      query: {
        activity_hashes: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outline'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Picture.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        urlHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description Done */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SharePicture.get': {
    parameters: {
      query: {
        shape: components['schemas']['PictureShape'];
        theme: components['schemas']['PictureTheme'];
        motif: components['schemas']['PictureMotif'];
        figures: string;
        rides_only?: boolean;
        hides_place?: boolean;
      };
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description Refused: `detail` says why */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'PublicActivity.get': {
    parameters: {
      query?: {
        distance_unit?: 'meters' | 'yards' | 'feet';
        speed_unit?: 'km/h' | 'mph' | 'm/s' | 'kn';
      };
      header?: never;
      path: {
        urlHash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicActivity'];
          'application/vnd.rideline.columns+json': components['schemas']['PublicActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChangeSurfType.change': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SurfTypeChoice'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChooseRecording.choose': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordingChoice'];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChooseTrackPrivacy.choose': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          rides_only: boolean;
          hidden_circle: {
            latitude: number;
            longitude: number;
            radius_meters: number;
          } | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackPrivacy'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChooseUsualHeading.choose': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UsualHeadingChoice'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'EditActivity.edit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActivityEdit'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityEdit'] | components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteActivity.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteRide.delete[0]': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteRide.delete[1]': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteRide.restore[0]': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteRide.restore[1]': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DrawMap.map': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DrawMap.gpsVisualization': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DrawMap.developMap': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MapFile'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'MarkSession.mark': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ReapplySettings.reapply': {
    parameters: {
      query: {
        setting_id: number;
      };
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Redetect.start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RedetectionRequest'];
      };
    };
    responses: {
      /** @description Success */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Redetection'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Redetect.current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentRedetection'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Redetect.cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'LoadDemoActivities.load': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoadedDemoActivities'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'RemoveDemoActivities.remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemovedDemoActivities'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'TrimTrack.trim': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Trim'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'];
          'application/vnd.rideline.columns+json': components['schemas']['ActivityColumns'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'PushUpload.push': {
    parameters: {
      query?: {
        surf_type?: 'ocean' | 'skookumchuck' | 'traveling_waves' | 'standing_waves';
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/octet-stream': string;
        'multipart/form-data': string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedUpload'];
        };
      };
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedUpload'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UploadActivity.analyze': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadAnswer'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'WriteNote.write': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Note'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Note'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SettingProfiles.profiles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingProfile'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'CreateSetting.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingProfile'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SettingProfiles.defaultSetting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefaultSetting'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ClearDefaultSetting.clear': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SystemSuggestions.suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingSuggestion'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ChooseDefaultSetting.choose': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefaultSetting'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'EditSetting.edit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingProfile'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteSetting.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ListVessels.list': {
    parameters: {
      query?: {
        surf_type?: 'traveling_waves' | 'standing_waves';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Vessel'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AddVessel.add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Vessel'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'EditVessel.edit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Vessel'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DeleteVessel.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivationKey.key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivationKey'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AlignVideo.align': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VideoAlignment'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlignedVideo'][];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AssignKey.assign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivationKey'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ForgetVideo.forget': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectGarmin.connect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GarminConnected'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Disconnect.garmin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'GarminProfile.profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GarminProfile'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectStrava.connect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Disconnect.strava': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'StartStravaConnection.start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StravaAuthorizationUrl'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectIntervals.connect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Disconnect.intervals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectionStatus.garmin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GarminStatus'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectionStatus.strava': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StravaStatus'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ConnectionStatus.intervals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IntervalsStatus'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ListedActivities.garmin': {
    parameters: {
      query?: {
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GarminActivities'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ListedActivities.strava': {
    parameters: {
      query?: {
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StravaActivities'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ListedActivities.intervals': {
    parameters: {
      query?: {
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IntervalsActivities'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.garmin': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        activity_date: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.garminSkook': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        activity_date: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.strava': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.stravaSkook': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.intervals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'AnalyzeListedActivity.intervalsSkook': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyzedActivity'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'HideListedActivity.garmin': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        activity_date: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'HideListedActivity.strava': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'HideListedActivity.intervals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Sync.garmin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GarminSync'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Sync.strava': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StravaSync'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Sync.intervals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IntervalsSync'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Goals.goals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeasonGoals'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SetGoals.set': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        year: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeasonGoals'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeasonGoals'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SeasonPicture.get': {
    parameters: {
      query: {
        surf_type: 'traveling_waves' | 'standing_waves';
        shape: components['schemas']['PictureShape'];
        theme: components['schemas']['PictureTheme'];
        figures: string;
        places?: 'hidden' | 'shown';
        distance_unit?: 'meters' | 'yards' | 'feet';
        speed_unit?: 'km/h' | 'mph' | 'm/s' | 'kn';
      };
      header?: never;
      path: {
        year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Season.season': {
    parameters: {
      query: {
        surf_type: 'traveling_waves' | 'standing_waves';
        from?: string;
        to?: string;
        vessel_id?: number;
        spot_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SessionRecords.records': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordOfSession'][];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SessionTides.tides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionTide'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Spots.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Spot'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Spots.ofSession': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        url_hash: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'TakeOffs.takeOffs': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakeOffs'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'MergeSpots.merge': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SpotMerge'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'NameSpot.name': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SpotName'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Spot'];
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivationFunnel.funnel': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FunnelStep'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityGrowth.activityGrowth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityGrowth.newActivities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'ActivityGrowth.monthlyActivities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfActivities'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Cohorts.cohorts': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Cohort'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'DetectionHealth.health': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DetectionHealth'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'GlobalStats.global': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GlobalStats'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Intake.intake': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Intake'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Questions.questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsQuestion'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Storage.storage': {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StorageGroup'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SurfTypes.surfTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurfTypeShare'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'SurfVessels.vessels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VesselShare'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UserGrowth.userGrowth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UserGrowth.newUserRegistrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UserGrowth.monthlyUsers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthOfUsers'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UserStats.userStats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserStats'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'UserEngagement.view': {
    parameters: {
      query?: {
        sort?:
          | 'user_id'
          | 'email'
          | 'username'
          | 'total_activities'
          | 'manual_activities'
          | 'garmin_activities'
          | 'strava_activities'
          | 'public_activities'
          | 'is_active'
          | 'created_at';
        order?: 'asc' | 'desc';
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EngagementRow'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'Replays.replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadModel'][];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'RebuildProjection.start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projection: string;
            state: string;
            /** Format: date-time */
            started_at: string;
          };
        };
      };
      /** @description Refused: `detail` says why */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused: `detail` says why */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  'RebuildProjection.cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        projection: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Invalid request, no permission, a limit, or a failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
