/** Bundles the bench's processes, as a program would be shipped. */
export default {
  resolve: { conditions: ['rideline-source'] },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: ['bench/file-to-rides.ts', 'bench/read-file.ts', 'bench/bare-node.ts'],
      output: { entryFileNames: '[name].mjs' },
    },
  },
};
