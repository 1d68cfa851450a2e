import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import { Public } from '../../../../kernel/http/public.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { Email, NewPassword } from '../credentials.schema.ts';
import { RegisterAccount } from './register.handler.ts';

const Registration = Type.Object({ email: Email, password: NewPassword }, { additionalProperties: false });

@Controller('register')
export class RegisterHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
  ) {}

  @Public()
  @Post()
  @HttpCode(201)
  async register(
    @JsonBody(Registration) body: Static<typeof Registration>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.spend('register', ip);
    await this.commands.execute(new RegisterAccount(body.email.trim(), body.password, request.id));
    return { message: 'Registration successful. Please check your email for a verification link.' };
  }
}
