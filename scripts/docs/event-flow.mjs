import { readAutomations, readProjections } from './read-consumers.mjs';
import { readEvents } from './read-events.mjs';
import { readQueries, readUseCases } from './read-use-cases.mjs';
import { moduleSources } from './source.mjs';

/** What flows where in the backend's modules, read from their code. */
export function readEventFlow() {
  const sources = moduleSources();
  const catalogue = readEvents(sources);
  return {
    modules: [...new Set(sources.map((source) => source.module))].sort(),
    events: catalogue.events,
    useCases: readUseCases(sources, catalogue),
    queries: readQueries(sources),
    projections: readProjections(sources, catalogue),
    automations: readAutomations(sources, catalogue),
  };
}
