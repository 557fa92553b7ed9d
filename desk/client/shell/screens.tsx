import type { ComponentType } from 'react';
import { AccountScreen } from '../screens/account/account.tsx';
import { AddScreen } from '../screens/content/add.tsx';
import { ContentScreen } from '../screens/content/content.tsx';
import { MoveScreen } from '../screens/content/move.tsx';
import { EditScreen } from '../screens/edit/edit.tsx';
import { LaunchScreen } from '../screens/launch/launch.tsx';
import { LostScreen } from '../screens/lost/lost.tsx';
import { MessageScreen } from '../screens/messages/message.tsx';
import { MessagesScreen } from '../screens/messages/messages.tsx';
import { NumbersScreen } from '../screens/numbers/numbers.tsx';
import { OrderScreen } from '../screens/publish/order.tsx';
import { PublishScreen } from '../screens/publish/publish.tsx';
import { RegisterScreen } from '../screens/register/register.tsx';
import { TableScreen } from '../screens/table/table.tsx';
import { TodayScreen } from '../screens/today/today.tsx';
import { VersionsScreen } from '../screens/versions/versions.tsx';
import { words } from '../words.ts';
import { href } from './router.ts';
import { Screen } from './screen.tsx';
import type { ScreenProps } from './screen-props.ts';

const screens: Record<string, ComponentType<ScreenProps>> = {
  hoy: TodayScreen,
  contenido: ContentScreen,
  agregar: AddScreen,
  ficha: EditScreen,
  mover: MoveScreen,
  publicar: PublishScreen,
  orden: OrderScreen,
  versiones: VersionsScreen,
  tabla: TableScreen,
  traer: RegisterScreen,
  numeros: NumbersScreen,
  vivo: LaunchScreen,
  perdida: LostScreen,
  mensajes: MessagesScreen,
  mensaje: MessageScreen,
  cuenta: AccountScreen,
};

export const screenOf = (name: string): ComponentType<ScreenProps> => screens[name] ?? NotFound;

function NotFound() {
  return (
    <Screen title={words.failures.notFound} lead={words.failures.notFoundText}>
      <p>
        <a href={href('hoy')}>{words.failures.home}</a>
      </p>
    </Screen>
  );
}
