import { Controller, Delete, Param } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

const NOT_FOUND = 'Upload token not found';

export class DeleteUploadTokenCommand extends Command<void> {
  constructor(
    readonly owner: number,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(DeleteUploadTokenCommand)
export class DeleteUploadTokenHandler implements ICommandHandler<DeleteUploadTokenCommand> {
  constructor(private readonly tokens: UploadTokens) {}

  async execute({ owner, id }: DeleteUploadTokenCommand): Promise<void> {
    if (!(await this.tokens.delete(owner, id))) throw notFound(NOT_FOUND);
  }
}

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
