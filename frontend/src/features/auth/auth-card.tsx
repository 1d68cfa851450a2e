import { Box, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../ui/page.tsx';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  description?: string;
  /** Links below the card. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The card of every login and sign-up page. */
export function AuthCard({ title, lead, description, footer, children }: AuthCardProps) {
  usePageTitle(title, description);
  return (
    <Box w="100%" maw={448} pt="clamp(1rem, 5vh, 4rem)" pb={64} px="md" mx="auto">
      <Paper withBorder radius="lg" shadow="sm" p="clamp(1.25rem, 5vw, 2.25rem)">
        <Title order={1} fz="1.625rem" mb={lead === undefined ? 24 : 6}>
          {title}
        </Title>
        {lead !== undefined && (
          <Text mb={24} c="dimmed">
            {lead}
          </Text>
        )}
        {children}
      </Paper>
      {footer !== undefined && (
        <Text mt={24} c="dimmed" ta="center" data-apart>
          {footer}
        </Text>
      )}
    </Box>
  );
}

const AFTER_MS = 3000;

/** State of a login page that follows a verified email. */
export const VERIFIED = { verified: true } as const;

/** Redirects to the login page 3 s after `done` becomes true. */
export function useDelayedLogin(done: boolean, state?: typeof VERIFIED): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate('/login', { state }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, state]);
}
