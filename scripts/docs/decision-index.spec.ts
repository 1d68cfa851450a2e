import { describe, expect, it } from '@jest/globals';
import { renderDecisionIndex } from './decision-index.mjs';

const page = (
  number: number,
  head = `# ${number}. Maps\n\nStatus: accepted. Maps are drawn when opened.\n`,
) => ({
  name: `000${number}-maps.md`,
  text: `${head}\n## Context\n`,
});

describe('index of decisions', () => {
  it('rejects a number that differs from the file name', () => {
    expect(() => renderDecisionIndex([{ ...page(1), name: '0002-maps.md' }])).toThrow(
      '0002-maps.md begins with number 1.',
    );
  });

  it('rejects a decision without a status', () => {
    expect(() => renderDecisionIndex([page(1, '# 1. Maps\n')])).toThrow('number, subject and status');
  });
});
