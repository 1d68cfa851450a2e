const id = (kind, name) => `${kind}_${name.replaceAll(/[^A-Za-z0-9]/g, '_')}`;

const shapes = {
  http: (name) => `${id('http', name)}["${name}"]`,
  useCase: (name) => `${id('useCase', name)}("${name}")`,
  event: (name) => `${id('event', name)}[/"${name}"/]`,
  readModel: (name) => `${id('readModel', name)}[("${name}")]`,
  reaction: (name) => `${id('reaction', name)}{{"${name.replaceAll('_', ' ')}"}}`,
};

const mermaid = (arrows) => ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n');

/** A mermaid picture of the modules, with the events that one consumes of another. */
export const renderModules = ({ modules, links }) =>
  mermaid([
    ...modules.map((module) => `  ${id('module', module)}["${module}"]`),
    ...links.map(
      ({ from, to, types }) => `  ${id('module', from)} -- "${types.join('<br>')}" --> ${id('module', to)}`,
    ),
  ]);

/** A mermaid picture of what a module's events come from and lead to, in other modules too. */
export function renderPicture(flow, module) {
  const arrows = new Set();
  const arrow = (from, to) => arrows.add(`  ${from} --> ${to}`);
  const own = flow.useCases.filter((useCase) => useCase.module === module);
  const types = new Set(flow.events.filter((event) => event.module === module).map((event) => event.type));
  for (const useCase of own) {
    for (const { route } of useCase.routes) arrow(shapes.http(route), shapes.useCase(useCase.name));
    for (const type of useCase.events) arrow(shapes.useCase(useCase.name), shapes.event(type));
  }
  for (const projection of flow.projections) {
    for (const type of projection.types.filter((candidate) => types.has(candidate))) {
      arrow(shapes.event(type), shapes.readModel(projection.name));
    }
  }
  for (const automation of flow.automations) {
    const heard = automation.types.filter((candidate) => types.has(candidate));
    for (const type of heard) arrow(shapes.event(type), shapes.reaction(automation.name));
    if (heard.length === 0 && automation.module !== module) continue;
    for (const useCase of flow.useCases.filter(({ handles }) =>
      handles.some((command) => automation.issues.includes(command)),
    )) {
      arrow(shapes.reaction(automation.name), shapes.useCase(useCase.name));
    }
  }
  return arrows.size > 0 ? [mermaid(arrows)] : [];
}
