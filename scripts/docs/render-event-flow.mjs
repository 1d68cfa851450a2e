import { renderPicture } from './render-picture.mjs';

/** A link from docs/ to a file of the repository. */
const link = (label, path) => `[${label}](../${path})`;
const none = '-';
const list = (items) => (items.length > 0 ? items.join('<br>') : none);

const table = (heads, rows) =>
  [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

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
      list(useCase.commands.map((path) => link(path.split('/').at(-1), path))),
      list(useCase.events.map((type) => link(type, flow.events.find((event) => event.type === type).path))),
      list(consumersOf(flow.projections, useCase.events)),
      list(consumersOf(flow.automations, useCase.events)),
    ]);
  const heads = ['Use case', 'HTTP', 'Command', 'Events', 'Read models', 'Reactions'];
  return rows.length > 0 ? ['### What can happen', table(heads, rows)] : [];
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
  return rows.length > 0 ? ['### What follows by itself', table(['Reaction', 'When', 'Then'], rows)] : [];
}

function reads(flow, module) {
  const rows = flow.queries
    .filter((query) => query.module === module)
    .map((query) => [link(`\`${query.route}\``, query.path), list(query.readModels)]);
  return rows.length > 0 ? ['### What can be asked', table(['HTTP', 'Read models'], rows)] : [];
}

/** The page docs/event-flow.md. */
export function renderEventFlow(flow) {
  const sections = flow.modules.flatMap((module) => [
    `## ${module}`,
    ...renderPicture(flow, module),
    ...writes(flow, module),
    ...reactions(flow, module),
    ...reads(flow, module),
  ]);
  return `${[
    '# Event flow',
    'Read from the code by `npm run docs`; `npm run check` fails when it is out of date. Each row is one use case: the request, the pure decision, the facts it records, and who takes them up.',
    ...sections,
  ].join('\n\n')}\n`;
}
