export { ActivationKeyAssigned, activationKeyStream } from './events/activation-key-events.ts';
