/** Lint rule for pure code: `new Date()` reads the clock, which the stock rules can't forbid without `new Date(time)`. */
export default {
  meta: { name: 'purity' },
  rules: {
    'no-date-of-now': {
      create: (context) => ({
        NewExpression(node) {
          if (node.callee.name === 'Date' && node.arguments.length === 0) {
            context.report({ node, message: 'Pure code reads no clock: hand the time in.' });
          }
        },
      }),
    },
  },
};
