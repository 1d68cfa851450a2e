import { readAutomations, readProjections } from './read-consumers.mjs';
import { readEvents } from './read-events.mjs';
import { readQueries, readUseCases } from './read-use-cases.mjs';
import { moduleSources } from './source.mjs';

/** The use cases, events, read models, automations and queries of the backend's modules, read from their code. */
export function readEventFlow() {
  const sources = moduleSources();
  const catalogue = readEvents(sources);
  const projections = readProjections(sources, catalogue);
  const automations = readAutomations(sources, catalogue);
  return {
    modules: [...new Set(sources.map((source) => source.module))].sort(),
    events: catalogue.events,
    useCases: readUseCases(sources, catalogue),
    queries: readQueries(sources),
    projections,
    automations,
    links: linksBetween(catalogue.events, [...projections, ...automations]),
  };
}

/** Which module consumes which events of which other module. */
function linksBetween(events, consumers) {
  const links = new Map();
  for (const { type, module: from } of events) {
    for (const { module: to } of consumers.filter(({ types }) => types.includes(type))) {
      if (to === from) continue;
      const key = `${from} ${to}`;
      const link = links.get(key) ?? { from, to, types: [] };
      links.set(key, { ...link, types: [...new Set([...link.types, type])] });
    }
  }
  return [...links.values()];
}
