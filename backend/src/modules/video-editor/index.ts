export { activationKeyStream, type ActivationKeyAssigned } from './events/activation-key-events.ts';
