export { activationKeyStream, type ActivationKeyAssigned } from './events/activation-key-assigned.ts';
