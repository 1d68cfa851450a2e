import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

const NOT_FOUND = 'Upload token not found';

export const DeleteUploadTokenCommand = slice(
  [UploadTokens],
  (tokens) => async (owner: number, id: number) => {
    if (!(await tokens.delete(owner, id))) throw notFound(NOT_FOUND);
  },
);

@Controller('upload-tokens')
export class DeleteUploadTokenHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @Answers({
    summary: 'Delete an upload token, which then uploads nothing more',
    204: NO_CONTENT,
    problems: [404],
  })
  async delete(@Actor() actor: ActorIdentity, @Param('id', idOr(NOT_FOUND)) id: number): Promise<void> {
    await this.commands.execute(new DeleteUploadTokenCommand(actor.id, id));
  }
}
