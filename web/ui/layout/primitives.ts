export {
  Badge,
  Box,
  Flex,
  Grid,
  GridItem,
  HStack,
  Separator,
  SimpleGrid,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
