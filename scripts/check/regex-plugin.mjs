import { analyse } from 'scslre';

/** Lint rule: a regular expression takes time in proportion to the length of any text. */
export default {
  meta: { name: 'regex' },
  rules: {
    linear: {
      create: (context) => ({
        Literal(node) {
          if (node.regex === undefined) return;
          const { pattern: source, flags } = node.regex;
          if (analyse({ source, flags }).reports.length === 0) return;
          context.report({
            node,
            message: 'Some text makes this slow: its time grows faster than the length of the text.',
          });
        },
      }),
    },
  },
};
