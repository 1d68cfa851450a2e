import { CommandBus } from '@nestjs/cqrs';
import { GrantAdminCommand } from '../src/modules/identity/write/grant-admin.use-case.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

export async function joinAsAdmin(app: AppUnderTest, email = 'admin@surf.example'): Promise<Person> {
  const admin = await join(app, email);
  await app.app.get(CommandBus).execute(new GrantAdminCommand(email, true));
  await eventually(async () => {
    const { is_admin } = await admin.json<{ is_admin: boolean }>('GET', '/users/me');
    return is_admin ? true : undefined;
  });
  return admin;
}

/** Answer of `GET /admin/stats/<question>` once every read model has applied the whole log. */
export async function statistics<Answer>(admin: Person, question: string): Promise<Answer> {
  await eventually(async () => {
    const models = await admin.json<{ lag: number; status: string }[]>('GET', '/admin/replays');
    return models.every(({ lag, status }) => lag === 0 && status === 'live') ? true : undefined;
  });
  return admin.json('GET', `/admin/stats/${question}`);
}

/** The current month in Pacific time, as statistics name it. */
export const thisMonth = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })
    .format(new Date())
    .slice(0, 7);
