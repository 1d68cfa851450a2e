import { renderModules, renderPicture } from './render-picture.mjs';

const FOLDER = 'docs/event-flow';

const none = '-';
const list = (items) => (items.length > 0 ? items.join('<br>') : none);
/** A link from a module's page to a file of the repository. */
const link = (label, path) => `[${label}](../../${path})`;

const table = (heads, rows) =>
  [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

const page = (...blocks) => `${blocks.join('\n\n')}\n`;

const consumersOf = (consumers, types) =>
  consumers
    .filter((consumer) => consumer.types.some((type) => types.includes(type)))
    .map((consumer) => link(consumer.name, consumer.path));

function writes(flow, module) {
  const rows = flow.useCases
    .filter((useCase) => useCase.module === module)
    .map((useCase) => [
      link(useCase.name, useCase.path),
      list(useCase.routes.map((route) => link(`\`${route.route}\``, route.path))),
      list(useCase.decisions.map((path) => link(path.split('/').at(-1), path))),
      list(useCase.events.map((type) => link(type, flow.events.find((event) => event.type === type).path))),
      list(consumersOf(flow.projections, useCase.events)),
      list(consumersOf(flow.automations, useCase.events)),
    ]);
  const heads = ['Use case', 'HTTP', 'Decision', 'Events', 'Read models', 'Automations'];
  return rows.length > 0 ? ['## Use cases', table(heads, rows)] : [];
}

function reactions(flow, module) {
  const rows = flow.automations
    .filter((automation) => automation.module === module)
    .map((automation) => [
      link(automation.name, automation.path),
      list(automation.types),
      list(
        flow.useCases
          .filter((useCase) => useCase.handles.some((command) => automation.issues.includes(command)))
          .map((useCase) => link(useCase.name, useCase.path)),
      ),
    ]);
  return rows.length > 0 ? ['## Automations', table(['Automation', 'When', 'Then'], rows)] : [];
}

function reads(flow, module) {
  const rows = flow.queries
    .filter((query) => query.module === module)
    .map((query) => [link(`\`${query.route}\``, query.path), list(query.readModels)]);
  return rows.length > 0 ? ['## Queries', table(['HTTP', 'Read models'], rows)] : [];
}

/** How many use cases, events and queries each module has, and which modules consume its events. */
function overview(flow) {
  const rows = flow.modules.map((module) => {
    const of = (items) => items.filter((item) => item.module === module).length;
    const consumers = flow.links.filter((link) => link.from === module).map((link) => link.to);
    return [
      `[${module}](event-flow/${module}.md)`,
      of(flow.useCases),
      of(flow.events),
      of(flow.queries),
      list(consumers),
    ];
  });
  return table(['Module', 'Use cases', 'Events', 'Queries', 'Its events are consumed by'], rows);
}

const GENERATED = 'Generated from the code by `npm run docs`; `npm run check` fails when it is out of date.';

/** The overview and a page for each module, by path. @returns {Record<string, string>} */
export function renderEventFlow(flow) {
  const pages = flow.modules.map((module) => [
    `${FOLDER}/${module}.md`,
    page(
      `# Event flow: ${module}`,
      `${GENERATED} [All modules](../event-flow.md)`,
      ...renderPicture(flow, module),
      ...writes(flow, module),
      ...reactions(flow, module),
      ...reads(flow, module),
    ),
  ]);
  return {
    [`${FOLDER}.md`]: page(
      '# Event flow',
      `${GENERATED} Each module has a page with its requests, the decisions they lead to, the events these record, and the read models and automations that consume the events.`,
      renderModules(flow),
      overview(flow),
    ),
    ...Object.fromEntries(pages),
  };
}
